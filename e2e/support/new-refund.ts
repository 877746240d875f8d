import type { APIRequestContext } from 'playwright/test';
import { address } from './address.ts';
import { beginSession } from './log-in.ts';
import { buyByCard, ownClient } from './own-client.ts';
import { expect } from './test.ts';

const TOP_FUNDOS = 2;

/** A refund of a cancelled purchase, for a new client. */
export async function newRefund(request: APIRequestContext): Promise<{ id: number; client_id: number }> {
  const client = await ownClient(request);
  const acquisition = await buyByCard(request, client, TOP_FUNDOS);
  const { token } = await beginSession(request, 'financeiro');
  const headers = { authorization: `Bearer ${token}` };
  const cancelled = await request.post(`${address.api}/api/v1/clients/${client.id}/products/${acquisition}/cancel`, {
    data: { cancel_reason: 'Desistiu no quarto dia.', refund: true },
    headers,
  });
  expect(cancelled.ok(), `cancelling answers ${cancelled.status()} ${await cancelled.text()}`).toBe(true);
  const list = await request.get(`${address.api}/api/v1/refunds?refund.client_id=${client.id}`, { headers });
  const { items } = (await list.json()) as { items: { id: number; client_id: number }[] };
  return items[0]!;
}
