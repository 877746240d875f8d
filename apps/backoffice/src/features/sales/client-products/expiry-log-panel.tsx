import type { ExpiryLog } from '@mirante/domain/sales/client-product.ts';
import { ABSENT, day, dayTime } from '@mirante/domain/format.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { ScrollRegion } from '@mirante/ui-kit/states/scroll-region.tsx';
import css from './tables.module.css';
import record from '../../../record/record.module.css';

/** Changes of an acquisition's end, newest first. */
export const ExpiryLogPanel = ({ logs }: { logs: readonly ExpiryLog[] }) => (
  <Panel title="Alterações de vencimento">
    {logs.length === 0 && <p className={record.quiet}>O vencimento nunca foi alterado.</p>}
    {logs.length > 0 && (
      <ScrollRegion label="Tabela das alterações de vencimento">
        <table className={css.table} aria-label="Alterações de vencimento">
          <thead>
            <tr>
              {['Data', 'Usuário', 'De', 'Para', 'Observação'].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {logs.map(({ id, created_at, user_name, user_email, old_expires_at, new_expires_at, obs }) => (
              <tr key={id}>
                <td data-label="Data" className={css.moment}>
                  {dayTime(created_at)}
                </td>
                <td data-label="Usuário">
                  <span>
                    {user_name} <small>{user_email}</small>
                  </span>
                </td>
                <td data-label="De">{old_expires_at ? day(old_expires_at) : 'Sem vencimento'}</td>
                <td data-label="Para">{day(new_expires_at)}</td>
                <td data-label="Observação" className={css.text}>
                  {obs ?? ABSENT}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    )}
  </Panel>
);
