import { brl, integer } from '@mirante/domain/format.ts';
import type { PurchasePlan } from '@mirante/domain/investments/purchase-plan.ts';
import { saveFile } from '@mirante/screens/records/save-file.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { planFile } from './plan-file.ts';
import css from './purchase-plan.module.css';

const share = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const shareOf = (value: number): string => `${share.format(value)}%`;

/** What to buy, its cost, and how close the result is to the model; the hint if nothing. */
export function PlanTable({ plan, hint }: { plan: PurchasePlan; hint: string }) {
  const bought = plan.purchases.filter(({ quantity }) => quantity > 0);
  const save = (
    <Button variant="text" size="small" disabled={bought.length === 0} onClick={() => saveFile(planFile(plan))}>
      Exportar CSV
    </Button>
  );
  return (
    <Panel title="O que comprar" aside={save}>
      <p className={css.sums} role="status">
        Custo estimado <b>{brl(plan.cost)}</b> · Sobra <b>{brl(plan.left)}</b>
      </p>
      {bought.length === 0 ? (
        <p className={css.note}>{hint}</p>
      ) : (
        <div className={css.frame}>
          <table className={css.table} aria-label="O que comprar">
            <thead>
              <tr>
                <th scope="col">Ativo</th>
                <th scope="col">Comprar</th>
                <th scope="col">Preço</th>
                <th scope="col">Custo</th>
                <th scope="col">Peso hoje</th>
                <th scope="col">Depois</th>
                <th scope="col">Alvo</th>
              </tr>
            </thead>
            <tbody>
              {bought.map(({ code, quantity, price, cost, before, after, target }) => (
                <tr key={code}>
                  <th scope="row">{code}</th>
                  <td>
                    <b>{integer(quantity)}</b>
                  </td>
                  <td>{brl(price)}</td>
                  <td>{brl(cost)}</td>
                  <td>{shareOf(before)}</td>
                  <td>{shareOf(after)}</td>
                  <td>{shareOf(target)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={css.note}>
        Aos últimos preços conhecidos, sem corretagem nem impostos. Nada é vendido. A ordem é sua: confira os preços
        antes de enviá-la à corretora.
      </p>
    </Panel>
  );
}
