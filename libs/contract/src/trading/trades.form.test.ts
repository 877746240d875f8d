import { expect, it } from 'vitest';
import { newTradeForm, tradeEditForm, tradeForm } from './trades.form.ts';

const swing = {
  type: 'C',
  status: 'trigger',
  asset: 'PETR4',
  asset_type_id: '1',
  strategy_id: '2',
  valid_input_today: 'Até 38,95',
  max_price: 39,
  expires_on: '2026-99-99',
  strike: 'x',
};

it("a trade's forms clear the fields of other strategies, whatever they hold", async () => {
  for (const form of [newTradeForm, tradeEditForm])
    expect(await form.validate(swing)).toMatchObject({ strategy_id: 2, max_price: 39, expires_on: null, strike: null });
});

it("a trade's forms refuse an invalid field of its own strategy, and the API any", async () => {
  await expect(newTradeForm.validate({ ...swing, strategy_id: '8' })).rejects.toMatchObject({ path: 'expires_on' });
  await expect(tradeForm.validate(swing, { abortEarly: false })).rejects.toMatchObject({
    inner: [{ path: 'expires_on' }, { path: 'strike' }],
  });
});

it("a trade's form refuses an entry validity that is no text, beside its field", async () => {
  const sent = { ...swing, asset_type_id: 1, strategy_id: 2, expires_on: null, strike: null };
  const reading = { abortEarly: false, context: { body: true } };
  await expect(tradeForm.validate({ ...sent, valid_input_today: 0 }, reading)).rejects.toMatchObject({
    inner: [{ path: 'valid_input_today' }],
  });
});
