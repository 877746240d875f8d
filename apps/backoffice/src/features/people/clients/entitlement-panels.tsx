import {
  areaWords,
  type ClosedAcquisition,
  type EntitledArea,
  type EntitledProduct,
} from '@mirante/domain/house/client-entitlements.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { ProductIcon } from '@mirante/ui-kit/states/product-tile.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import record from '../../../record/record.module.css';
import css from './client-entitlements-page.module.css';
import { ClosedLine, OpeningLine } from './entitlement-lines.tsx';
import { areaLook, areaReason, productOpeningWords } from './entitlement-words.ts';

interface OpenedProps {
  clientId: number;
  products: readonly EntitledProduct[];
}

/** The products that are open now, each with what opens it, the longest lasting first. */
export const OpenedPanel = ({ clientId, products }: OpenedProps) => (
  <Panel title="O que abre agora" aside={products.length === 1 ? '1 produto' : `${products.length} produtos`}>
    {products.length > 0 ? (
      <ul className={css.rows}>
        {products.map(({ id, name, code, openings }) => (
          <li key={id}>
            <strong className={css.name}>
              <ProductIcon code={code} />
              <span>{name}</span>
            </strong>
            <ul className={css.reasons}>
              {openings.map((opening) => (
                <li key={opening.acquisition.id}>
                  <OpeningLine clientId={clientId} opening={opening} words={productOpeningWords} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    ) : (
      <p className={record.quiet}>Nenhum produto está valendo para este cliente.</p>
    )}
  </Panel>
);

interface ClosedProps {
  clientId: number;
  closed: readonly ClosedAcquisition[];
}

/** What the client acquired and does not open, newest first. */
export const ClosedPanel = ({ clientId, closed }: ClosedProps) => (
  <Panel title="O que não abre">
    {closed.length > 0 ? (
      <ul className={css.rows}>
        {closed.map((own) => (
          <li key={own.id}>
            <strong className={css.name}>
              <span>{own.product_name}</span>
            </strong>
            <div className={css.line}>
              <ClosedLine clientId={clientId} own={own} />
            </div>
          </li>
        ))}
      </ul>
    ) : (
      <p className={record.quiet}>Nada do que este cliente adquiriu deixou de abrir, nem espera pagamento.</p>
    )}
  </Panel>
);

/** Each area of the client's app, with what opens it or would. */
export const AreasPanel = ({ areas }: { areas: readonly EntitledArea[] }) => (
  <Panel title="Áreas">
    <ul className={css.areas}>
      {areas.map((area) => (
        <li key={area.area}>
          <strong>{areaWords[area.area].name}</strong>
          <StatusChip look={areaLook(area)} as="text" />
          <span className={css.pages}>{areaWords[area.area].pages}</span>
          <span className={css.reason}>{areaReason(area)}</span>
        </li>
      ))}
    </ul>
  </Panel>
);
