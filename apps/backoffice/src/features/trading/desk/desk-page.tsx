import { useGetDeskQuery } from '@mirante/api-client/trading/desk.ts';
import { useListTradeTemplatesQuery } from '@mirante/api-client/trading/trade-templates.ts';
import { useGetTradeQuery, useUndoTradeMutation } from '@mirante/api-client/trading/trades.ts';
import { statusOf } from '@mirante/contract/problem.ts';
import { panel } from '@mirante/contract/trading/panel.ts';
import { useConfirm } from '@mirante/crud/form/use-confirm.tsx';
import { ConfirmDialog } from '@mirante/crud/record/confirm-dialog.tsx';
import type { DeskEvent } from '@mirante/domain/trading/desk.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { ConnectionPill } from '@mirante/screens/trading/panel/connection-pill.tsx';
import { usePanel, type OnNotices, type PanelView } from '@mirante/screens/trading/panel/use-panel.ts';
import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { CancelTradeDialog } from './cancel-trade-dialog.tsx';
import { TradeActionDialog } from './trade-action-dialog.tsx';
import type { TradeAction } from './trade-actions.ts';
import { DeskEvents } from './desk-events.tsx';
import { DeskSummary } from './desk-summary.tsx';
import { DeskTrades } from './desk-trades.tsx';
import { NewCall } from './new-call.tsx';
import { useKeys } from '../../../shared/use-keys.ts';
import css from './desk-page.module.css';

const KeysHelp = lazyDialog(() => import('./keys-help.tsx').then((m) => m.KeysHelp));
const PasteValues = lazyDialog(() => import('./paste-values.tsx').then((m) => m.PasteValues));

/** Delivery figures of a recent event change for some seconds. */
const POLL_MS = 2000;
const DIGITS = Array.from({ length: 9 }, (_, n) => n);

const replacing = {
  title: 'Trocar de modelo?',
  text: 'O que você digitou na nova operação se perde.',
  yes: 'Trocar',
  tone: 'danger',
} as const;

type Asked =
  | { for: 'act'; trade: OwnTradeRow; act: TradeAction }
  | { for: 'cancel'; trade: OwnTradeRow }
  | { for: 'undo'; event: DeskEvent }
  | { for: 'paste'; text: string }
  | { for: 'help' };

/** The desk lists every event itself: a toast for each, besides that of one's own sending, would repeat it. */
const announcedByDesk: OnNotices = (notices) => new Set(notices.map(({ id }) => id));

/**
 * The traders' workspace: open trades with their values, a new trade, and recent events, all with keyboard shortcuts.
 */
export function DeskPage() {
  const view = usePanel('user', announcedByDesk);
  const desk = useGetDeskQuery(undefined, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  const templates = useListTradeTemplatesQuery({ perPage: 100 });
  const [params, setParams] = useSearchParams();
  const duplicatedId = Number(params.get('duplicar'));
  const { currentData: duplicated, ...duplicate } = useGetTradeQuery({ id: duplicatedId }, { skip: !duplicatedId });
  const [chosenId, setChosenId] = useState<number>();
  const [asked, setAsked] = useState<Asked>();
  const box = useRef<HTMLDivElement>(null);
  const [isTyped, setTyped] = useState(false);
  const { ask, dialog } = useConfirm();
  const kept = templates.data?.items ?? [];
  const chosen = kept.find(({ id }) => id === chosenId) ?? kept[0];
  const missingId = duplicatedId && statusOf(duplicate.error) === 404 ? duplicatedId : undefined;
  const beginCall = () => showCall(box.current);
  const isAskedFor = templates.data !== undefined && (duplicated !== undefined || missingId !== undefined);
  useEffect(() => {
    // Unless a value is being typed by then.
    if (isAskedFor && !document.activeElement?.matches('input')) showCall(box.current);
  }, [isAskedFor, duplicatedId]);
  const choose = async (id: number | undefined) => {
    if (id === undefined) return;
    const isOther = duplicatedId !== 0 || id !== chosen?.id;
    if (isOther && isTyped && !(await ask(replacing))) return;
    flushSync(() => {
      setChosenId(id);
      if (duplicatedId) setParams({}, { replace: true });
    });
    beginCall();
  };
  useKeys({
    n: beginCall,
    p: () => setAsked({ for: 'paste', text: '' }),
    '?': () => setAsked({ for: 'help' }),
    ...Object.fromEntries(DIGITS.map((n) => [String(n + 1), () => void choose(kept[n]?.id)])),
  });
  return (
    <>
      <PageHead
        title="Mesa"
        badge={<ConnectionPill state={view.panel ? view.state : 'connecting'} at={view.heardAt} />}
        purpose="O valor de um ativo vale para todas as operações em aberto dele."
        actions={
          <>
            <Button variant="outlined" size="small" aria-keyshortcuts="n" onClick={beginCall}>
              Nova operação
            </Button>
            <Button
              variant="outlined"
              size="small"
              aria-keyshortcuts="p"
              onClick={() => setAsked({ for: 'paste', text: '' })}
            >
              Colar da planilha
            </Button>
            <Button variant="outlined" size="small" aria-keyshortcuts="?" onClick={() => setAsked({ for: 'help' })}>
              <kbd aria-hidden>?</kbd> Teclas
            </Button>
          </>
        }
      />
      {/* What was read before a failure may not be the last update. */}
      <DeskSummary trades={view.panel?.trades} events={desk.error ? undefined : desk.data?.events} />
      <div className={css.desk}>
        <DeskTrades
          view={view}
          events={desk.data?.events ?? []}
          act={(trade, act) => setAsked({ for: 'act', trade, act })}
          cancel={(trade) => setAsked({ for: 'cancel', trade })}
          undo={(event) => setAsked({ for: 'undo', event })}
          paste={(text) => setAsked({ for: 'paste', text })}
        />
        <NewCall
          templates={templates}
          chosen={chosen}
          choose={({ id }) => void choose(id)}
          onTyped={setTyped}
          duplicate={duplicatedId && !missingId ? { ...duplicate, data: duplicated } : undefined}
          endDuplicating={() => setParams({}, { replace: true })}
          missingId={missingId}
          box={box}
        />
        <div className={css.side}>
          <DeskEvents query={desk} undo={(event) => setAsked({ for: 'undo', event })} />
        </div>
      </div>
      {dialog}
      <Question asked={asked} view={view} onClose={() => setAsked(undefined)} />
    </>
  );
}
DeskPage.needs = panel.getPanel;

/** Scrolls to the new trade, which is below the open ones, and to its first field. */
function showCall(box: HTMLElement | null): void {
  box?.scrollIntoView();
  box?.querySelector<HTMLInputElement>('input[name="asset"]')?.focus({ preventScroll: true });
}

interface QuestionProps {
  asked: Asked | undefined;
  view: PanelView;
  onClose: () => void;
}
function Question({ asked, view, onClose }: QuestionProps) {
  const [undo] = useUndoTradeMutation();
  if (!asked) return null;
  if (asked.for === 'help') return <KeysHelp onClose={onClose} />;
  if (asked.for === 'paste') return <PasteValues view={view} pasted={asked.text} onClose={onClose} />;
  if (asked.for === 'act' || asked.for === 'cancel') {
    const { trade } = asked;
    const props = { asked: trade, live: view.panel?.trades.find(({ id }) => id === trade.id), onClose };
    return asked.for === 'act' ? <TradeActionDialog {...props} act={asked.act} /> : <CancelTradeDialog {...props} />;
  }
  const { event } = asked;
  return (
    <ConfirmDialog
      title={`Desfazer “${event.event}”?`}
      yes="Desfazer"
      doing="Desfazendo"
      act={() => undo({ id: event.trade_id, body: { trace_id: event.trace_id } }).unwrap()}
      onClose={onClose}
    >
      {event.trade_ids.length > 1
        ? `Os valores de antes voltam nas ${event.trade_ids.length} operações, com uma errata.`
        : `Os valores de antes voltam em ${event.quoted_as}, com uma errata.`}
    </ConfirmDialog>
  );
}
