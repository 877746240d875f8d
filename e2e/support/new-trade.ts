import type { Trade } from '@mirante/domain/trading/trade.ts';
import type { APIRequestContext } from 'playwright/test';
import { address } from './address.ts';
import { beginSession } from './log-in.ts';
import { uniqueText } from './unique.ts';
import { expect } from './test.ts';

/** A trade at its trigger, of an asset that no other test uses. */
export async function newTrade(request: APIRequestContext): Promise<Pick<Trade, 'id' | 'asset'>> {
  const { token } = await beginSession(request, 'trader');
  const asset = `N${uniqueText().toUpperCase()}`.slice(0, 20);
  const made = await request.post(`${address.api}/api/v1/trades`, {
    headers: { authorization: `Bearer ${token}` },
    data: { type: 'C', status: 'trigger', asset, asset_type_id: 1, strategy_id: 1, valid_input_today: 'Até 40,00' },
  });
  expect(made.ok(), `the trade answers ${made.status()} ${await made.text()}`).toBe(true);
  return { id: ((await made.json()) as Trade).id, asset };
}
