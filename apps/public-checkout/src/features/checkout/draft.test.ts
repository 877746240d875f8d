// @vitest-environment happy-dom
import { checkoutReducer, emptyCheckout } from '@mirante/domain/sales/checkout.ts';
import { beforeEach, expect, it } from 'vitest';
import { clearDraft, saveDraft, readDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());
const typed = checkoutReducer(emptyCheckout, {
  type: 'clientTyped',
  client: { name: 'Helena Matsuda', password: 'girassol', confirm_password: 'girassol' },
});

it('checkout draft: stores what was typed, without passwords', () => {
  saveDraft(typed);
  expect(readDraft()?.client).toMatchObject({ name: 'Helena Matsuda', password: '', confirm_password: '' });
  expect(sessionStorage.getItem('mirante.checkout')).not.toContain('girassol');
});

it('checkout draft: stores an address without a number', () => {
  saveDraft(checkoutReducer(typed, { type: 'addressTyped', address: { number: null } }));
  expect(readDraft()?.address.number).toBeNull();
});

it('checkout draft: is empty before any input and after a purchase', () => {
  expect(readDraft()).toBeUndefined();
  saveDraft(typed);
  clearDraft();
  expect(readDraft()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

it('checkout draft: is kept when a later version knows more fields', () => {
  const { wants_link: _added, ...earlier } = typed;
  sessionStorage.setItem('mirante.checkout', JSON.stringify(earlier));
  expect(readDraft()).toEqual({ ...typed, client: { ...typed.client }, wants_link: false });
});

it.each([
  '{',
  'null',
  '[]',
  '{"client":{}}',
  JSON.stringify({ ...typed, reached: '3' }),
  JSON.stringify({ ...typed, address: 'Rua' }),
])('checkout draft: ignores %s', (kept) => {
  sessionStorage.setItem('mirante.checkout', kept);
  expect(readDraft()).toBeUndefined();
});
