import { useExplainClientEntitlementQuery } from '@mirante/api-client/house/client-entitlements.ts';
import { statusOf } from '@mirante/contract/problem.ts';
import { isEntitledKind, type EntitledKind } from '@mirante/domain/house/client-entitlements.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useSearchParams } from 'react-router';
import { PanelData } from '../../../record/panel-data.tsx';
import record from '../../../record/record.module.css';
import css from './client-entitlements-page.module.css';
import { ItemAnswer } from './item-answer.tsx';
import { ItemPicker } from './item-picker.tsx';

interface Item {
  kind: EntitledKind;
  id: number;
}

/** The question for one item, which the page's address keeps: `?item=report-12`. */
export function ItemQuestion({ clientId }: { clientId: number }) {
  const [url, setUrl] = useSearchParams();
  const item = itemIn(url.get('item') ?? '');
  return (
    <Panel title="Por que este cliente vê isto?">
      <ItemPicker pick={({ kind, id }) => setUrl({ item: `${kind}-${id}` }, { replace: true })} />
      <div role="status" className={item && css.answer}>
        {item && <Answer clientId={clientId} item={item} />}
      </div>
    </Panel>
  );
}

function Answer({ clientId, item }: { clientId: number; item: Item }) {
  const { currentData: data, ...reading } = useExplainClientEntitlementQuery(
    { client_id: clientId, ...item },
    { refetchOnMountOrArgChange: true },
  );
  if (statusOf(reading.error) === 404)
    return <p className={record.quiet}>Este item não existe, não está publicado ou foi removido.</p>;
  return (
    <PanelData query={{ ...reading, data }} what="a resposta">
      {(found) => <ItemAnswer clientId={clientId} item={found} />}
    </PanelData>
  );
}

function itemIn(text: string): Item | undefined {
  const [, kind = '', id] = /^(\w+)-(\d{1,9})$/.exec(text) ?? [];
  return isEntitledKind(kind) ? { kind, id: Number(id) } : undefined;
}
