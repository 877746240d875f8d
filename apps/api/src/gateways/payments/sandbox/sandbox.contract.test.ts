import { readConfig } from '../../../config.ts';
import { freshDatabase } from '../../../testing/database.ts';
import { cards } from '../../../testing/purchases.ts';
import { gatewayContract } from '../../../testing/gateway.contract.ts';
import type { Delivery } from '../port.ts';
import { sandboxGateway } from './gateway.ts';
import { sign, SIGNATURE_HEADER } from './signature.ts';

gatewayContract(async () => {
  const database = await freshDatabase();
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url });
  const now = () => new Date('2026-11-25T15:00:00Z');
  const gateway = sandboxGateway(config, now);
  const { sandbox } = gateway;
  return {
    gateway,
    now,
    customer: '1',
    token: (card) => sandbox.tokenise(cards[card]),
    pay: async (code) => void (await sandbox.change(code, 'pay')),
    deliveries: async () => {
      const taken: Delivery[] = [];
      while (
        (await sandbox.deliverDueWebhooks(async (body, headers) => {
          taken.push({ headers, body });
          return 204;
        })) > 0
      );
      return taken;
    },
    forged: ({ headers, body }) => [
      { headers: {}, body },
      { headers, body: `${body} ` },
      { headers: { [SIGNATURE_HEADER]: sign('another secret', body, now()) }, body },
      { headers: { [SIGNATURE_HEADER]: sign(config.webhookSecret, body, new Date(now().getTime() - 301_000)) }, body },
    ],
    close: async () => {
      await sandbox.close();
      await database.drop();
    },
  };
});
