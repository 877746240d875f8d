import { expect, it } from 'vitest';
import { freshDatabase } from '../src/testing/database.ts';
import { recordingServices } from './statements.ts';

it('recorded statements are those of the call, also while it waits for the connection that another one holds', async () => {
  const { url } = await freshDatabase();
  const { services, record, close } = await recordingServices(url);
  try {
    const held = await services.pool.connect();
    const other = services.pool.query('select 1');
    const statements = record(({ pool }) => pool.query({ name: 'two', text: 'select 2' }));
    await held.query('select 0');
    held.release();
    await other;
    expect(await statements).toEqual([{ text: 'select 2', values: [], prepared: true }]);
  } finally {
    await close();
  }
});
