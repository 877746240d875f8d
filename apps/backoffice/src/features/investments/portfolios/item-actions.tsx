import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './item-actions.module.css';

interface Props {
  portfolioId: number;
  item: { id: number; name: string };
  /** The index among all items, from 0. */
  index: number;
  remove: () => Promise<unknown>;
}

/** The actions of an item's row, each by permission. */
export const ItemActions = ({ portfolioId, item: { id, name }, index, remove }: Props) => (
  <span className={css.actions}>
    <Can call={portfolios.editPortfolioItem}>
      <Button
        component={Link}
        to={to.editPortfolioItem(portfolioId, id)}
        variant="outlined"
        size="small"
        aria-label={`Editar ${name}`}
      >
        Editar
      </Button>
    </Can>
    <Can call={portfolios.replacePortfolioItems}>
      <Button
        component={Link}
        to={to.editPortfolioItems(portfolioId, index)}
        variant="text"
        size="small"
        aria-label={`Percentual de ${name}`}
      >
        %
      </Button>
    </Can>
    <Can call={portfolios.removePortfolioItem}>
      <RemoveButton what={`o item ${name}`} name={`Remover ${name}`} remove={remove} />
    </Can>
  </span>
);
