import { openDb } from '../../../database/db.ts';
import { freshDatabase } from '../../../testing/database.ts';
import { factory } from '../../../testing/factory.ts';
import { cards } from '../../../testing/purchases.ts';
import { basicOf, gatewayAt, webhookDelivery, webhookSecrets } from '../../../testing/vindi.ts';
import { pay } from '../../../testing/fake-vindi/billing.ts';
import { tokenise } from '../../../testing/fake-vindi/customers.ts';
import { startFakeVindi } from '../../../testing/fake-vindi/fake-vindi.ts';
import { gatewayContract } from '../../../testing/gateway.contract.ts';

gatewayContract(async () => {
  const database = await freshDatabase();
  const db = openDb({ url: database.url, size: 4 });
  const now = () => new Date('2026-11-25T15:00:00Z');
  const vindi = await startFakeVindi({ now });
  const gateway = gatewayAt(vindi, { db, now });
  const { id } = await factory.client(db);
  return {
    gateway,
    now,
    customer: String(id),
    token: async (card) =>
      tokenise(vindi.store, { card_number: cards[card], holder_name: 'HELENA MATSUDA', card_cvv: '123' }).gateway_token,
    pay: async (code) => pay(vindi.store, code),
    deliveries: async () => vindi.webhook.waiting.splice(0).map(webhookDelivery),
    forged: ({ headers, body, secret }) => [
      { headers, body },
      { headers, body, secret: '' },
      { headers, body, secret: `${secret}x` },
      { headers: {}, body, ...(secret && { secret }) },
      {
        headers: { authorization: basicOf({ ...webhookSecrets, password: 'wrong' }) },
        body,
        ...(secret && { secret }),
      },
      { headers: { authorization: basicOf({ ...webhookSecrets, user: '' }) }, body, ...(secret && { secret }) },
    ],
    close: async () => {
      await gateway.close();
      await vindi.close();
      await db.destroy();
      await database.drop();
    },
  };
});
