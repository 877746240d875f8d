import {
  associatedField,
  associationKinds,
  associations,
  type AssociatedResource,
  type AssociationKind,
} from '@mirante/domain/content/association.ts';
import type { RelatedLists } from '@mirante/domain/content/content.ts';
import { Can } from '@mirante/session/can.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import record from '../../record/record.module.css';
import { associationAddress } from '../../features/content/association-address.ts';
import { associatedHooks } from './associated-hooks.ts';
import css from './associations-panel.module.css';
import { Toggle } from './toggle.tsx';

/** Tags have no page. */
const pages: Partial<Record<AssociationKind, (id: number) => string>> = {
  funds: to.fund,
  portfolios: to.portfolio,
  stocks: to.stock,
  'stock-portfolios': to.stockPortfolio,
  trades: to.trade,
};

interface Props {
  resource: AssociatedResource;
  content: RelatedLists & { id: number };
}

export const AssociationsPanel = ({ resource, content }: Props) => (
  <Panel title="Associações">
    {associationKinds.map((kind) => {
      const { name, plural, one } = associations[kind];
      const linked = content[associatedField[kind]];
      const addressOf = pages[kind];
      return (
        <section key={kind} className={css.kind} aria-label={plural}>
          <div className={css.head}>
            <h3>{plural}</h3>
            <Can call={associatedHooks[resource].add}>
              <Button component={Link} to={associationAddress(resource, content.id, kind)} variant="text" size="small">
                Associar {name.toLowerCase()}
              </Button>
            </Can>
          </div>
          {linked.length === 0 ? (
            <p className={record.quiet}>{one.startsWith('a ') ? 'Nenhuma.' : 'Nenhum.'}</p>
          ) : (
            <ul>
              {linked.map((item) => (
                <li key={item.id}>
                  <span>{addressOf ? <Link to={addressOf(item.id)}>{item.name}</Link> : item.name}</span>
                  <Toggle {...{ resource, kind, item }} id={content.id} isOn />
                </li>
              ))}
            </ul>
          )}
        </section>
      );
    })}
  </Panel>
);
