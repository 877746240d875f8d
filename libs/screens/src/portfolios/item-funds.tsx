import type { PortfolioFund } from '@mirante/domain/investments/portfolio.ts';
import { brl } from '@mirante/domain/format.ts';
import { fundStyles, fundState } from '@mirante/domain/investments/fund.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { Link } from 'react-router';
import css from './portfolio-items.module.css';

interface Props<F extends PortfolioFund> {
  /** The item's name. */
  of: string;
  funds: readonly F[];
  fundTo: (fund: F) => string | undefined;
}

/** The funds of an item. */
export function ItemFunds<F extends PortfolioFund>({ of, funds, fundTo }: Props<F>) {
  if (funds.length === 0) return <p>Nenhum fundo indicado.</p>;
  return (
    <table className={css.funds} aria-label={`Fundos de ${of}`}>
      <thead>
        <tr>
          <th scope="col">Fundo</th>
          <th scope="col">Categoria</th>
          <th scope="col" className={css.number}>
            Resgate
          </th>
          <th scope="col" className={css.number}>
            Mínimo
          </th>
          <th scope="col">Captação</th>
        </tr>
      </thead>
      <tbody>
        {funds.map((fund) => {
          const address = fundTo(fund);
          return (
            <tr key={fund.id}>
              <th scope="row">{address ? <Link to={address}>{fund.name}</Link> : fund.name}</th>
              <td data-label="Categoria">{fund.category_name}</td>
              <td data-label="Resgate" className={css.number}>
                D+{fund.liquidity}
              </td>
              <td data-label="Mínimo" className={css.number}>
                {brl(fund.min_value)}
              </td>
              <td>
                <StatusChip look={fundStyles[fundState(fund)]} as="text" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
