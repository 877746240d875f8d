import { PAST_RESULTS } from '@mirante/domain/investments/performance/performance.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import type { ReactNode } from 'react';
import css from './method-page.module.css';

const Formula = ({ children }: { children: ReactNode }) => <p className={css.formula}>{children}</p>;

/** How results are computed, with the formulas, for verification. */
export const MethodPage = () => (
  <>
    <PageHead
      title="Metodologia"
      purpose="Como calculamos os resultados das carteiras, para que você possa conferir."
    />
    <div className={css.page}>
      <Panel title="O resultado da carteira">
        <p>
          Usamos a rentabilidade ponderada pelo tempo: o resultado de cada dia é ligado ao do seguinte, e dinheiro que
          entra ou sai não conta como ganho. Exemplo: 100 que viram 110 com um depósito de 9 renderam 1%, não 10%; dois
          dias assim rendem 2,01%.
        </p>
        <Formula>R = (1 + r₁) × (1 + r₂) × … × (1 + rₙ) − 1</Formula>
        <p>Em cada dia, soma-se o que cada ativo rendeu, pelo peso que ele tinha no fechamento anterior:</p>
        <Formula>r(t) = Σ wᵢ × [(pᵢ(t) × fᵢ + dᵢ(t)) ÷ pᵢ(t−1) − 1]</Formula>
        <dl>
          <dt>p</dt>
          <dd>o preço de fechamento do ativo, como negociado, sem ajuste; nos fundos, a cota.</dd>
          <dt>f</dt>
          <dd>
            o fator de desdobramento, grupamento ou bonificação do dia: em um desdobramento de 1 para 2, f = 2. Sem
            evento, f = 1.
          </dd>
          <dt>d</dt>
          <dd>
            o dividendo por ação, em valor bruto, no primeiro pregão depois da data com, para quem tinha a ação ao fim
            da data com.
          </dd>
          <dt>w</dt>
          <dd>
            o peso do ativo. Entre duas mudanças ele acompanha os preços; em cada mudança da carteira volta ao
            recomendado.
          </dd>
        </dl>
      </Panel>
      <Panel title="Entradas, saídas e mudanças de peso">
        <ul>
          <li>Uma posição entra pelo preço de entrada publicado e rende a partir dele até o fechamento do dia.</li>
          <li>
            Uma posição encerrada sai pelo preço de saída publicado; o valor dela vai para os novos pesos no fechamento
            do mesmo dia.
          </li>
          <li>
            Novos pesos valem a partir do fechamento do dia em que mudaram: o resultado de um dia nunca usa um peso
            decidido depois.
          </li>
          <li>Mudança em dia sem pregão vale a partir do fechamento anterior.</li>
          <li>Uma posição que entra e sai no mesmo dia tem o seu resultado, e não entra na curva.</li>
          <li>
            Peso que não está em nenhum ativo é dinheiro parado: não rende. Quando há, você pode escolher ver a curva
            com ele no CDI. Item de uma carteira de fundos sem nenhum fundo é tratado assim.
          </li>
          <li>Pesos que somam mais de 100% contam em proporção, e a página avisa.</li>
          <li>
            Papéis negociados no exterior contam na moeda deles, sem a variação do câmbio e sem os dividendos, que são
            listados em reais.
          </li>
        </ul>
      </Panel>
      <Panel title="Carteiras de fundos">
        <p>
          Um item rende a média dos seus fundos que já têm cotas; um fundo sem cota no dia fica parado nele. A
          composição de um dia vale a partir das cotas desse dia.
        </p>
        <Formula>r(item) = média de [cota(t) ÷ cota(t−1) − 1]</Formula>
      </Panel>
      <ResultDetails />
      <p className={css.past}>{PAST_RESULTS} Não consideramos impostos, corretagem nem outros custos.</p>
    </div>
  </>
);

const ResultDetails = () => (
  <>
    <Panel title="Dias sem preço">
      <ul>
        <li>
          Contam os dias em que algum ativo da carteira teve preço. Feriados e fins de semana não existem na curva.
        </li>
        <li>Sem preço em um dia, vale o último; o que houve aparece no primeiro preço seguinte.</li>
        <li>
          Depois de mais de 10 pregões sem preço, a página avisa, e a queda e a volatilidade do período não são
          calculadas.
        </li>
        <li>
          Se os preços de um ativo acabam, a curva termina no último. Se começam muito depois da entrada, a curva começa
          neles.
        </li>
        <li>O que não pode ser calculado aparece como traço, com o motivo. Nunca completamos com uma suposição.</li>
      </ul>
    </Panel>
    <Panel title="Cada posição">
      <Formula>preço = p(fim) × f ÷ p(entrada) − 1</Formula>
      <Formula>dividendos = Σ d ÷ p(entrada)</Formula>
      <Formula>total = preço + dividendos</Formula>
      <p>
        Aqui os dividendos são somados, não reinvestidos. A contribuição é o que a posição somou ao resultado da
        carteira desde o início, em pontos percentuais; as contribuições de todas dão o resultado inteiro. Contam os
        dividendos listados na página da carteira.
      </p>
      <p>
        Acerto é a parte das posições encerradas com total acima de zero. As abertas ficam de fora, e são contadas ao
        lado.
      </p>
    </Panel>
    <Panel title="Comparações">
      <ul>
        <li>
          CDI: a taxa de cada dia útil, do Banco Central, rende até o dia útil seguinte. Faltando uma taxa, a linha para
          ali.
        </li>
        <li>
          Ibovespa: os pontos do fechamento. É um índice com dividendos reinvestidos; por isso só o comparamos a
          resultados com dividendos.
        </li>
        <li>
          IPCA: a variação de cada mês, distribuída por igual pelos dias do mês. Sai no mês seguinte, e por isso a linha
          dele termina antes.
        </li>
        <li>Cada período é comparado por si: um dado que falta antes dele não muda a comparação.</li>
      </ul>
    </Panel>
    <Panel title="Períodos e risco">
      <ul>
        <li>
          Mês e ano começam no último fechamento do anterior, ou no início da carteira, se for depois. 12 meses exige 12
          meses.
        </li>
        <li>Só anualizamos resultados de mais de 12 meses: (1 + R) elevado a 365,25 ÷ dias, menos 1.</li>
        <li>Maior queda: a maior perda entre um pico e o ponto mais baixo depois dele.</li>
        <li>Volatilidade: desvio-padrão dos resultados diários × √252, com ao menos 20 pregões.</li>
      </ul>
    </Panel>
    <Panel title="Previsão de dividendos">
      <p>
        Anunciado é o que já tem data com e valor. Estimado é cada pagamento dos últimos 12 meses repetido um ano
        depois, menos os que já foram anunciados ou pagos de novo: um pagamento do mesmo ativo toma o lugar do estimado
        de data com mais próxima, até 45 dias antes ou depois. Valores anteriores a um desdobramento são divididos por
        ele.
      </p>
    </Panel>
  </>
);
