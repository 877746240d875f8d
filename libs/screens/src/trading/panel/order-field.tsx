import css from './panel-page.module.css';
import { panelOrders, type PanelOrder } from './panel-rows.ts';

interface Props {
  order: PanelOrder;
  onChoose: (order: PanelOrder) => void;
}

/** The sort order of the panel's trades. */
export const OrderField = ({ order, onChoose }: Props) => (
  <select
    className={css.order}
    aria-label="Ordenar o painel"
    value={order}
    onChange={({ target }) => onChoose(target.value as PanelOrder)}
  >
    {Object.entries(panelOrders).map(([id, label]) => (
      <option key={id} value={id}>
        {label}
      </option>
    ))}
  </select>
);
