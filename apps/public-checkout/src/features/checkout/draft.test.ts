// @vitest-environment happy-dom
import { checkoutReducer, emptyCheckout } from '@mirante/domain/sales/checkout.ts';
import { beforeEach, expect, it } from 'vitest';
import { clearDraft, saveDraft, readDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());
const typed = checkoutReducer(emptyCheckout, {
  type: 'clientTyped',
  client: { name: 'Helena Matsuda', password: 'girassol', confirm_password: 'girassol' },
});

it('the checkout’s draft keeps what was typed, without the passwords', () => {
  saveDraft(typed);
  expect(readDraft()?.client).toMatchObject({ name: 'Helena Matsuda', password: '', confirm_password: '' });
  expect(sessionStorage.getItem('mirante.checkout')).not.toContain('girassol');
});

it('is nothing before anything was typed and after a purchase', () => {
  expect(readDraft()).toBeUndefined();
  saveDraft(typed);
  clearDraft();
  expect(readDraft()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

it.each([
  '{',
  'null',
  '[]',
  '{"client":{}}',
  JSON.stringify({ ...typed, reached: '3' }),
  JSON.stringify({ ...typed, address: 'Rua' }),
])('takes %s for nothing', (kept) => {
  sessionStorage.setItem('mirante.checkout', kept);
  expect(readDraft()).toBeUndefined();
});
