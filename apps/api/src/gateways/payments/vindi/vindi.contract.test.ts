import { openDb } from '../../../database/db.ts';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../../testing/given.ts';
import { cards } from '../../../testing/shop.ts';
import { basicOf, gatewayAt, hookDelivery, hookSecrets } from '../../../testing/vindi.ts';
import { pay } from '../../../testing/vindi-twin/billing.ts';
import { tokenise } from '../../../testing/vindi-twin/people.ts';
import { startTwin } from '../../../testing/vindi-twin/twin.ts';
import { gatewayContract } from '../../../testing/gateway.contract.ts';

gatewayContract(async () => {
  const database = await freshDatabase();
  const db = openDb({ url: database.url, size: 4 });
  const now = () => new Date('2026-11-25T15:00:00Z');
  const twin = await startTwin({ now });
  const gateway = gatewayAt(twin, { db, now });
  const { id } = await given.client(db);
  return {
    gateway,
    now,
    customer: String(id),
    token: async (card) =>
      tokenise(twin.ledger, { card_number: cards[card], holder_name: 'HELENA MATSUDA', card_cvv: '123' }).gateway_token,
    pay: async (code) => pay(twin.ledger, code),
    deliveries: async () => twin.hook.waiting.splice(0).map(hookDelivery),
    forged: ({ headers, body, secret }) => [
      { headers, body },
      { headers, body, secret: '' },
      { headers, body, secret: `${secret}x` },
      { headers: {}, body, ...(secret && { secret }) },
      { headers: { authorization: basicOf({ ...hookSecrets, password: 'wrong' }) }, body, ...(secret && { secret }) },
      { headers: { authorization: basicOf({ ...hookSecrets, user: '' }) }, body, ...(secret && { secret }) },
    ],
    close: async () => {
      await gateway.close();
      await twin.close();
      await db.destroy();
      await database.drop();
    },
  };
});
