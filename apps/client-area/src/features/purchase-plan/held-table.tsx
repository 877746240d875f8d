import { brl, percent } from '@mirante/domain/format.ts';
import type { OwnStockPortfolioItem } from '@mirante/domain/investments/stock-portfolio.ts';
import css from './purchase-plan.module.css';

interface Props {
  papers: readonly OwnStockPortfolioItem[];
  held: Readonly<Record<string, number>>;
  onChange: (code: string, quantity: number) => void;
}

export const HeldTable = ({ papers, held, onChange }: Props) => (
  <table className={css.table} aria-label="Suas posições">
    <thead>
      <tr>
        <th scope="col">Ativo</th>
        <th scope="col">Peso</th>
        <th scope="col">Preço</th>
        <th scope="col">Você tem</th>
      </tr>
    </thead>
    <tbody>
      {papers.map(({ id, share, stock_code: { code, current_price } }) => (
        <tr key={id}>
          <th scope="row">{code}</th>
          <td>{percent(share)}</td>
          <td>{brl(current_price)}</td>
          <td>
            <input
              aria-label={`Quantidade de ${code}`}
              inputMode="numeric"
              autoComplete="off"
              value={held[code] || ''}
              placeholder="0"
              onChange={({ target }) => onChange(code, Number(target.value.replaceAll(/\D/g, '').slice(0, 9)))}
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
