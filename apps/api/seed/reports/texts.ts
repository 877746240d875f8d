export type Kind = 'company' | 'funds' | 'bonds' | 'macro' | 'trading';

/** Shown below a report's title. */
export const kindLabels: Record<Kind, string> = {
  company: 'Relatório de empresa',
  funds: 'Fundos',
  bonds: 'Renda fixa',
  macro: 'Cenário',
  trading: 'Full Trader',
};

export const headings: Record<Kind, readonly string[]> = {
  company: [
    'O resultado',
    'Três cenários',
    'Dívida e caixa',
    'Dividendos',
    'O que acompanhar',
    'Riscos',
    'Preço e recomendação',
  ],
  funds: ['O que comparamos', 'Custos', 'Carteira por dentro', 'Liquidez', 'Quem entra na lista', 'Riscos'],
  bonds: ['O que o título paga', 'Prazo e marcação a mercado', 'Emissores', 'Imposto', 'Como comprar', 'Riscos'],
  macro: ['Juros', 'Inflação', 'Câmbio', 'Contas públicas', 'Bolsa', 'O que faria mudar de ideia'],
  trading: ['O mês em números', 'Operações vencedoras', 'Operações perdedoras', 'Risco por operação', 'Próximo mês'],
};

/** `{x}` is the report's subject. */
export const paragraphs: Record<Kind, readonly string[]> = {
  company: [
    '{x} apresentou um trimestre em linha com o que esperávamos na receita e um pouco acima na margem. A diferença veio de despesas menores, que não devem se repetir por inteiro nos próximos meses.',
    'Refizemos o fluxo de caixa com três cenários de demanda. No cenário baixo, a geração de caixa cai 18% e o dividendo ordinário se mantém; no alto, sobra espaço para pagamentos extraordinários sem elevar a dívida.',
    'A dívida líquida encerrou o período em 1,4 vez a geração de caixa dos últimos doze meses. O perfil de vencimentos é confortável: menos de um quinto vence antes de 2028, e o custo médio recuou.',
    'Nossa estimativa de dividendos considera a política atual. Uma mudança de regra depende do conselho e não está em nosso cenário principal, mas é o fator que mais altera o preço justo.',
    'O investimento previsto para os próximos anos é compatível com a geração de caixa. Se os projetos atrasarem, o efeito de curto prazo é positivo para o caixa e negativo para o crescimento.',
    'Comparamos {x} com quatro companhias do mesmo setor. O desconto frente à média histórica existe, porém metade dele se explica por um retorno sobre o capital menor do que o da década passada.',
    'Entre os riscos, destacamos regulação, câmbio e execução. Nenhum deles é novo, e todos estão representados no cenário baixo. O que não está no preço é uma combinação dos três ao mesmo tempo.',
    'Mantemos a recomendação, com o preço teto revisto. Acima dele, preferimos esperar: o retorno estimado deixa de compensar o risco em relação a um título público de mesmo prazo.',
  ],
  funds: [
    '{x} que acompanhamos foram comparados pelo retorno líquido de taxas, pela oscilação e pelo comportamento nos piores meses. Retorno passado sozinho não coloca nenhum fundo na lista.',
    'A taxa de administração média ficou estável, mas a de performance pesou mais neste período. Em dois casos ela consumiu um terço do que o fundo rendeu acima do CDI.',
    'Olhamos a carteira aberta com a defasagem que a regra permite. Concentração em um só emissor acima de 10% do patrimônio nos faz pedir explicações ao gestor, e nem sempre elas convencem.',
    'A liquidez oferecida ao cotista precisa caber na liquidez dos ativos. Um fundo que paga em um dia e carrega papéis que levam três semanas para vender está prometendo o que não controla.',
    'Sobrevivência também é dado: dos fundos que existiam há dez anos, quase a metade fechou. Incluir os que fecharam muda a média da categoria em mais de um ponto ao ano.',
    'O gestor importa mais do que a marca. Quando a equipe muda, o histórico deixa de nos dizer muito, e o fundo volta para a fila de observação por pelo menos doze meses.',
    'Não recomendamos trocar de fundo a cada trimestre. Cada resgate antecipa imposto, e o custo da pressa costuma ser maior do que a diferença entre o quinto e o décimo colocado.',
  ],
  bonds: [
    '{x} paga hoje um juro real que, levado até o vencimento, está entre os mais altos dos últimos quinze anos. Vender antes é outra conta: o preço oscila, e a oscilação pode ser grande.',
    'Para comparar papéis isentos e tributados usamos a taxa equivalente, com a alíquota do prazo em que o dinheiro de fato ficará aplicado, e não a do vencimento escrito no papel.',
    'Um ponto a mais de taxa parece pouco e é muito: em sete anos, significa quase 7% de diferença no valor final. Por isso olhamos primeiro o emissor, e só depois o prêmio.',
    'A garantia do Fundo Garantidor vale até o limite por instituição e por conglomerado. Quem tem mais do que isso em um banco pequeno está emprestando sem garantia, e deveria cobrar por isso.',
    'Prazo é a decisão mais importante. Dinheiro com data marcada pede um título que vença perto dela; reserva de emergência pede liquidez diária, mesmo que renda menos.',
    'Recusamos emissões cujo contrato permite resgate antecipado sem prêmio. Nelas, o investidor fica com a queda do preço, e o emissor com a alta.',
    'Escalonar vencimentos reduz o arrependimento. Em vez de acertar o melhor momento, dividimos o valor em quatro partes e deixamos que o tempo faça a média.',
  ],
  macro: [
    '{x} seguirá dependente de dois números nos próximos meses: a inflação de serviços e o resultado primário. O primeiro melhorou; o segundo, nem tanto.',
    'Trabalhamos com três cenários. No principal, ao qual damos 55% de probabilidade, os juros começam a cair no segundo trimestre, em passos pequenos e com pausas.',
    'O câmbio reagiu mais ao exterior do que às notícias locais. Um real mais forte ajuda a inflação de bens e atrapalha os exportadores da carteira, e por isso não apostamos só de um lado.',
    'As contas públicas continuam sendo o ponto frágil. Sem uma fonte nova de receita, a meta do próximo ano exige contingenciamento já no primeiro bimestre.',
    'A bolsa negocia abaixo da média histórica de preço sobre lucro. Barato, porém, não é gatilho: o que costuma mover o preço é a direção dos juros longos.',
    'Mudaríamos de ideia com uma desancoragem das expectativas para dois anos à frente, ou com uma alta do petróleo acima de 95 dólares por mais de um trimestre.',
    'Para as carteiras, isso significa manter o prazo médio, sem alongar, e reforçar companhias com pouca dívida e receita corrigida pela inflação.',
  ],
  trading: [
    '{x} concentrou metade das operações do período. A taxa de acerto ficou em 58%, com ganho médio de 1,9% nas vencedoras e perda média de 1,3% nas demais.',
    'Cada operação arrisca no máximo 0,5% do capital de referência. Quem dobra esse número não dobra o retorno esperado: dobra a chance de parar antes que a estatística apareça.',
    'As perdas vieram em sequência na segunda semana. Nenhuma passou do stop publicado, e é isso que se pede de um método: que a perda seja a combinada.',
    'Duas operações foram encerradas antes do alvo porque a condição de entrada deixou de existir. Registramos a saída pelo preço publicado no painel, não pelo melhor do dia.',
    'Para o próximo mês mantemos o tamanho das posições e reduzimos o número de ativos. Menos sinais e mais liquidez tendem a custar menos em corretagem e em atenção.',
    'O balanço completo está na tabela, com data, entrada, saída e resultado. Resultado passado não garante resultado futuro, e o de um mês só diz pouco.',
  ],
};
