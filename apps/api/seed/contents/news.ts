/* oxlint-disable max-lines -- one table */
import { productIds as p } from '@mirante/domain/products/product.ts';
import type { ContentLinks, ContentText } from './content-text.ts';

type DemoNews = ContentText & ContentLinks;
const {
  invista_em_acoes: acoes,
  top_fundos: fundos,
  top_renda_fixa: renda,
  carteiras,
  full_trader: trader,
  completo,
} = p;

/** Its readers were notified of it. */
export const ALERTED_NEWS = 'Petrobras confirma o dividendo e mantém a regra';

/** Newest first. */
export const demoNews: readonly DemoNews[] = [
  {
    title: 'Agenda da semana: inflação na terça, emprego na sexta',
    text: [
      '<p>Três números para acompanhar:</p>',
      '<ol><li><strong>Terça:</strong> prévia da inflação. Olhamos os serviços, não o índice cheio.</li><li><strong>Quinta:</strong> arrecadação federal.</li><li><strong>Sexta:</strong> emprego formal.</li></ol>',
      '<p>Nenhum deles, sozinho, muda as carteiras.</p>',
    ],
    ago: -1,
    products: [renda, acoes],
    tags: ['Macro', 'Inflação'],
  },
  {
    title: 'Carteira Dividendos: composição do próximo mês',
    text: [
      '<p>Uma saída, uma entrada e os pesos revistos. A justificativa de cada mudança está na página da carteira.</p>',
    ],
    ago: -4,
    products: [carteiras],
    tags: ['Carteiras', 'Dividendos'],
    stockPortfolios: ['Carteira Dividendos'],
  },
  {
    title: 'Vale: produção do trimestre (à espera dos números)',
    text: [
      '<p>Texto pronto, faltam os volumes. <s>Estimativa antiga retirada.</s></p>',
      '<p>Conferir o prêmio de qualidade antes de publicar.</p>',
    ],
    ago: 0,
    draft: true,
    products: [acoes],
    tags: ['Mineração'],
    stocks: ['VALE3'],
  },
  {
    title: ALERTED_NEWS,
    text: [
      '<p>O conselho aprovou o pagamento <strong>dentro da regra atual</strong>, em duas parcelas. O valor ficou em linha com o nosso cenário principal.</p>',
      '<p>Não mudamos o preço teto. Quem já tem a ação não precisa fazer nada; quem não tem encontra no relatório o preço até o qual a compra faz sentido.</p>',
    ],
    ago: 0.1,
    products: [acoes],
    tags: ['Petróleo', 'Dividendos'],
    stocks: ['PETR4', 'PETR3'],
  },
  {
    title: 'Juros longos recuam pelo terceiro dia',
    text: [
      '<p>A ponta longa da curva devolveu parte da alta do mês. O movimento veio de fora, e por isso o tratamos com cautela.</p>',
      '<p>Para quem tem títulos indexados à inflação, o extrato deve mostrar <em>alta</em> no preço. A taxa contratada continua a mesma.</p>',
    ],
    ago: 1,
    products: [renda],
    tags: ['Juros', 'Tesouro'],
  },
  {
    title: 'Full Trader: resumo da semana',
    text: [
      '<p>Nove operações, cinco com ganho e quatro com perda. Nenhuma passou do stop publicado.</p>',
      '<ul><li>Ganho médio: 1,7%</li><li>Perda média: 1,2%</li></ul>',
      '<p>Resultado passado não garante resultado futuro.</p>',
    ],
    ago: 1.5,
    products: [trader],
    tags: ['Operações', 'Balanço'],
  },
  {
    title: 'Taesa: agência publica a minuta da revisão tarifária',
    text: [
      '<p>A minuta entrou em consulta pública. O custo de capital proposto ficou <strong>um pouco acima</strong> do que usávamos.</p>',
      '<p>Mantemos as estimativas até o texto final: entre a minuta e a decisão já houve mudança nas duas revisões anteriores.</p>',
    ],
    ago: 2.2,
    products: [acoes],
    tags: ['Energia', 'Dividendos'],
    stocks: ['TAEE11'],
    stockPortfolios: ['Carteira Dividendos'],
  },
  {
    title: 'Fundo da nossa lista muda de gestor',
    text: [
      '<p>O gestor principal deixa a casa no fim do mês. Pela nossa regra, o fundo volta para a <strong>fila de observação</strong> por doze meses e não recebe novas indicações.</p>',
      '<p>Quem já investe não precisa resgatar agora: imposto e prazo de cotização pesam mais do que a pressa.</p>',
    ],
    ago: 3.1,
    products: [fundos],
    tags: ['Fundos'],
  },
  {
    title: 'Banco do Brasil revê a projeção de provisões',
    text: [
      '<p>A nova faixa confirma o que escrevemos: a safra pesa por mais dois trimestres. O lucro do ano cai, o índice de capital se mantém.</p>',
      '<blockquote><p>Preço baixo paga a espera, desde que ela caiba no seu prazo.</p></blockquote>',
    ],
    ago: 4.6,
    products: [acoes],
    tags: ['Bancos', 'Agro'],
    stocks: ['BBAS3'],
    stockPortfolios: ['Carteira Valor'],
  },
  {
    title: 'Debênture incentivada: oferta que recusamos',
    text: [
      '<p>A taxa é boa. O contrato permite resgate antecipado <u>sem prêmio</u> a partir do segundo ano: se os juros caírem, o emissor recompra; se subirem, o investidor fica.</p>',
      '<p>Ficamos de fora.</p>',
    ],
    ago: 6,
    products: [renda],
    tags: ['Crédito', 'Isentos'],
  },
  {
    title: 'Dólar: por que não mudamos a posição em BDRs',
    text: [
      '<p>O real se valorizou no mês e reduziu o retorno da carteira em reais. A parte internacional existe justamente para os meses em que acontece o contrário.</p>',
      '<p>Seguimos com o mesmo peso.</p>',
    ],
    ago: 7.4,
    products: [completo],
    tags: ['Internacional', 'Câmbio'],
    stockPortfolios: ['Global em BDRs'],
  },
  {
    title: 'Sanepar: o que muda com a decisão sobre o precatório',
    text: [
      '<p>A decisão trata da <strong>forma</strong> do repasse, não do valor. Das quatro hipóteses do nosso relatório, duas ficaram menos prováveis.</p>',
      '<p>O preço teto sobe 3%. A recomendação é a mesma.</p>',
    ],
    ago: 9.3,
    products: [acoes],
    tags: ['Saneamento', 'Dividendos'],
    stocks: ['SAPR11'],
  },
  {
    title: 'Tesouro Direto amplia o horário de negociação',
    text: [
      '<p>A mudança vale para compra e venda. O preço fora do horário do mercado continua a ser <em>indicativo</em>; para quem leva o título até o fim, nada muda.</p>',
      '<p>Regras e horários: <a href="https://www.tesourodireto.com.br/">tesourodireto.com.br</a>.</p>',
    ],
    ago: 12,
    products: [renda, p.free],
    tags: ['Tesouro', 'Iniciantes'],
  },
  {
    title: 'WEG anuncia nova fábrica de transformadores',
    text: [
      '<p>O investimento cabe no caixa de um trimestre e atende a uma carteira de pedidos que já passa de dois anos. Boa notícia, e esperada.</p>',
      '<p>O preço já conta com crescimento desse tamanho. Continuamos a esperar um ponto de entrada melhor.</p>',
    ],
    ago: 15,
    products: [acoes],
    tags: ['Indústria'],
    stocks: ['WEGE3'],
  },
  {
    title: 'Ata do Copom: o que lemos nas entrelinhas',
    text: [
      '<p>Duas frases mudaram. A primeira reconhece a melhora dos serviços; a segunda pede <strong>paciência</strong>.</p>',
      '<p>Nosso cenário principal segue com o primeiro corte no segundo trimestre. A ata está no <a href="https://www.bcb.gov.br/">site do Banco Central</a>.</p>',
    ],
    ago: 20,
    products: [carteiras, renda],
    tags: ['Juros', 'Macro'],
  },
  {
    title: 'Small Caps: saída de uma posição',
    text: [
      '<p>Encerramos uma posição que chegou ao preço justo antes do que prevíamos. O valor fica em caixa até a próxima revisão.</p>',
      '<p>Não há pressa em substituir: caixa também é posição.</p>',
    ],
    ago: 25,
    products: [acoes],
    tags: ['Carteiras'],
    stockPortfolios: ['Small Caps'],
  },
  {
    title: 'Come-cotas: o que esperar do extrato',
    text: [
      '<h3>O número de cotas vai cair</h3>',
      '<p>Duas vezes por ano, o imposto de fundos de renda fixa e multimercados é antecipado em cotas. O <strong>valor da cota</strong> não muda, e o que foi pago é descontado no resgate.</p>',
      '<p>Fundos de ações, ETFs e títulos comprados diretamente não têm come-cotas.</p>',
    ],
    ago: 31,
    products: [fundos],
    tags: ['Fundos', 'Iniciantes'],
  },
  {
    title: 'Microsoft: nuvem cresce acima do previsto',
    text: [
      '<p>A receita de nuvem superou a nossa estimativa, e o investimento também. A margem de caixa caiu pelo quarto trimestre seguido.</p>',
      '<p>O BDR segue na carteira, com o mesmo peso.</p>',
    ],
    ago: 44,
    products: [completo],
    tags: ['Internacional', 'Resultados'],
    stocks: ['MSFT34'],
  },
  {
    title: 'Consultoria: novas datas de mentoria',
    text: [
      '<p>Abrimos três datas para as conversas deste trimestre. Traga a carteira como ela está, <em>sem arrumar antes</em>: é dela que partimos.</p>',
      '<p>O consultor confirma o horário por email.</p>',
    ],
    ago: 66,
    products: [p.consultoria],
    tags: ['Consultoria'],
  },
  {
    title: 'O que aprendemos com os erros do ano',
    text: [
      '<p>Erramos em três recomendações. Publicamos as três, com a tese original ao lado do que aconteceu.</p>',
      '<ul><li>Em uma, subestimamos a dívida.</li><li>Em outra, confiamos em um prazo que não era da companhia.</li><li>Na terceira, a tese estava certa, e o preço, errado.</li></ul>',
      '<p>A pesquisa melhora quando se confere o que ela disse.</p>',
    ],
    ago: 110,
    products: [carteiras, acoes, p.free],
    tags: ['Balanço', 'Carteiras'],
  },
];
