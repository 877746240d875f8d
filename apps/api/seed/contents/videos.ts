/* oxlint-disable max-lines -- one table */
import { productIds as p } from '@mirante/domain/products/product.ts';
import type { ContentLinks, ContentText } from './content-text.ts';

interface DemoVideo extends ContentText, ContentLinks {
  /** The YouTube id. */
  video: string;
}

const { invista_em_acoes: acoes, top_fundos: fundos, top_renda_fixa: renda, carteiras, full_trader: trader } = p;

/** Newest first. Open films stand in for the house's own. */
export const demoVideos: readonly DemoVideo[] = [
  {
    title: 'Ao vivo: a decisão do Copom, minuto a minuto',
    text: [
      '<p>Abrimos a sala <strong>quinze minutos antes</strong> do comunicado e ficamos até a última pergunta.</p>',
      '<ul><li>O que o mercado já espera</li><li>A leitura do comunicado, frase por frase</li><li>O que muda, e o que não muda, nas carteiras</li></ul>',
      '<p>Quem não puder assistir encontra a gravação aqui mesmo.</p>',
    ],
    ago: -2,
    products: [renda, carteiras],
    tags: ['Juros', 'Ao vivo'],
    video: 'aqz-KE-bpKQ',
  },
  {
    title: 'Reunião semanal: a bolsa, os juros e as nossas carteiras',
    text: [
      '<p>A conversa de toda semana com o time de análise: <strong>o que aconteceu</strong>, o que nos surpreendeu e o que continua igual.</p>',
      '<p>Nesta edição, por que não mexemos na Carteira Dividendos e o que nos faria mexer.</p>',
    ],
    ago: 0.15,
    products: [carteiras, acoes],
    tags: ['Carteiras', 'Macro'],
    stockPortfolios: ['Carteira Dividendos'],
    video: 'eRsGyueVLvQ',
  },
  {
    title: 'Petrobras: três perguntas sobre o novo plano',
    text: [
      '<p>Em doze minutos, o essencial do relatório:</p>',
      '<ol><li>Quanto caixa sobra depois do investimento?</li><li>A regra de dividendos está protegida?</li><li>Qual é o preço do petróleo em que a conta deixa de fechar?</li></ol>',
      '<p>Os números estão no relatório, com os três cenários.</p>',
    ],
    ago: 1,
    products: [acoes],
    tags: ['Petróleo', 'Dividendos'],
    stocks: ['PETR4'],
    video: 'R6MlUcmOul8',
  },
  {
    title: 'Full Trader: como lemos a abertura',
    text: [
      '<p>Os primeiros trinta minutos concentram volume e erro. Mostramos, na tela, <em>o que olhamos antes de abrir a primeira posição</em> e por que quase sempre esperamos.</p>',
    ],
    ago: 3,
    products: [trader],
    tags: ['Operações'],
    video: 'Y-rmzh0PI3c',
  },
  {
    title: 'Marcação a mercado sem susto',
    text: [
      '<h2>O preço do seu título mudou. E agora?</h2>',
      '<p>Um título que se leva até o vencimento paga o que foi combinado. No caminho, o preço oscila, e o extrato mostra cada oscilação.</p>',
      '<p>Com um exemplo em planilha, fazemos a conta de <strong>vender antes</strong> e a de <strong>esperar</strong>.</p>',
    ],
    ago: 6,
    products: [renda, p.free],
    tags: ['Tesouro', 'Iniciantes'],
    video: 'WhWc3b3KhnY',
  },
  {
    title: 'Fundos de crédito: entrevista com quem faz a análise',
    text: [
      '<p>Como se lê uma carteira que só se abre com três meses de atraso? Nossa analista conta o que pergunta aos gestores, e que resposta a faz desistir de um fundo.</p>',
      '<blockquote><p>Liquidez que não cabe no ativo é uma promessa do cotista ao cotista.</p></blockquote>',
    ],
    ago: 9,
    products: [fundos],
    tags: ['Fundos', 'Crédito'],
    video: 'mN0zPOpADL4',
  },
  {
    title: 'Itaú: o resultado em dez minutos',
    text: [
      '<p>Margem, inadimplência e capital, <strong>nesta ordem</strong>. No fim, o novo preço teto e a conta que leva até ele.</p>',
    ],
    ago: 12,
    products: [acoes],
    tags: ['Bancos', 'Resultados'],
    stocks: ['ITUB4'],
    stockPortfolios: ['Carteira Valor'],
    video: 'SkVqJ1SGeL0',
  },
  {
    title: 'BDRs: o que o câmbio faz com o seu retorno',
    text: [
      '<p>Quem compra um BDR compra uma empresa <em>e</em> uma moeda. Separamos as duas partes do retorno nos últimos cinco anos, com períodos em que o câmbio ajudou e em que atrapalhou.</p>',
    ],
    ago: 17,
    products: [p.completo],
    tags: ['Internacional', 'Câmbio'],
    stocks: ['AAPL34'],
    stockPortfolios: ['Global em BDRs'],
    video: 'Z4C82eyhwgU',
  },
  {
    title: 'Plantão de dúvidas: dividendos',
    text: [
      '<p>Respondemos às perguntas mais votadas:</p>',
      '<ul><li>Data de corte, data ex e data de pagamento: qual importa?</li><li>Juros sobre capital próprio entram no preço teto?</li><li>Dividendo alto é sempre bom sinal?</li></ul>',
      '<p>A resposta da última é <strong>não</strong>, e mostramos dois casos.</p>',
    ],
    ago: 26,
    products: [acoes],
    tags: ['Dividendos', 'Iniciantes'],
    video: 'pKmSdY56VtY',
  },
  {
    title: 'Risco por operação: a planilha, passo a passo',
    text: [
      '<p>Do capital de referência ao número de contratos. Baixe a planilha na descrição do relatório e acompanhe com os seus números.</p>',
      '<p><u>Nenhuma operação</u> vale mais do que 0,5% do capital.</p>',
    ],
    ago: 41,
    products: [trader],
    tags: ['Operações', 'Risco'],
    video: 'lqiN98z6Dak',
  },
  {
    title: 'Consultoria: balancear a carteira em três passos',
    text: [
      '<ol><li>Medir quanto cada parte se afastou do plano.</li><li>Corrigir primeiro com <strong>dinheiro novo</strong>.</li><li>Vender só o que ainda sobra, e na ordem do imposto.</li></ol>',
      '<p>Assista antes da sua próxima conversa com o consultor.</p>',
    ],
    ago: 70,
    products: [p.consultoria],
    tags: ['Consultoria', 'Carteiras'],
    video: 'UXqq0ZvbOnk',
  },
  {
    title: 'Bem-vindo: como usar a pesquisa da casa',
    text: [
      '<p>Um passeio de seis minutos pelo portal: onde ficam os relatórios, como as carteiras são atualizadas e como falar conosco.</p>',
      '<p>Comece pela carteira que combina com o seu prazo; o resto vem depois.</p>',
    ],
    ago: 150,
    products: [fundos, renda, acoes, p.free],
    tags: ['Iniciantes', 'Carteiras'],
    video: '_cMxraX_5RE',
  },
];
