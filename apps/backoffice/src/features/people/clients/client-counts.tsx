import { useCountClientMessagesQuery } from '@mirante/api-client/messaging/client-message-count.ts';
import { useCountClientPaymentsQuery } from '@mirante/api-client/sales/client-payment-count.ts';
import { integer } from '@mirante/domain/format.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import css from './client-tabs.module.css';

export function PaymentCount({ of: id }: { of: number }) {
  return <Count of={useCountClientPaymentsQuery({ id, perPage: 1 }).currentData} />;
}

export function MessageCount({ of: id }: { of: number }) {
  return <Count of={useCountClientMessagesQuery({ 'client.id': id, perPage: 1 }).currentData} />;
}

const Count = ({ of }: { of: Page<unknown> | undefined }) =>
  of && <span className={css.count}> {integer(of.total)}</span>;
