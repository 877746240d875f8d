import { refunds } from '@mirante/contract/sales/refunds.ts';
import { brl, dayTime } from '@mirante/domain/format.ts';
import { balanceOf, moneyEntryLabels, signOf, type MoneyEntry } from '@mirante/domain/sales/money-entry.ts';
import { refundStateStyles } from '@mirante/domain/sales/refund.ts';
import type { StaffPayment } from '@mirante/domain/sales/payment.ts';
import { useMay } from '@mirante/session/can.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import record from '../../../record/record.module.css';
import css from './entries-panel.module.css';

/** A payment's money entries in order, and their total. */
export function EntriesPanel({ payment: { entries, refund_state, client_id } }: { payment: StaffPayment }) {
  const maySeeRefunds = useMay(refunds.listRefunds);
  return (
    <Panel title="Movimentos" aside={refund_state && <StatusChip look={refundStateStyles[refund_state]} />}>
      {entries.length === 0 ? (
        <p className={record.quiet}>Nenhum dinheiro entrou ou saiu.</p>
      ) : (
        <table className={css.entries} aria-label="Movimentos">
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">
                  {maySeeRefunds && entry.refund_id !== null ? (
                    <Link component={RouterLink} to={to.refunds({ 'refund.client_id': client_id })}>
                      {moneyEntryLabels[entry.kind]}
                    </Link>
                  ) : (
                    moneyEntryLabels[entry.kind]
                  )}
                  <small>{[dayTime(entry.at), entry.user_name, entry.detail].filter(Boolean).join(' · ')}</small>
                </th>
                <td className={signOf(entry) === 0 ? css.neutral : undefined}>{amountOf(entry)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Saldo</th>
              <td>{brl(balanceOf(entries))}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Panel>
  );
}

/** Informational entries have no sign. */
const amountOf = (entry: MoneyEntry) => brl((signOf(entry) || 1) * entry.amount);
