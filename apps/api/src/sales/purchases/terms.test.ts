import { expect, it } from 'vitest';
import { paymentDueAt } from './terms.ts';

it.each([
  ['2026-11-28T02:59:59Z', '2026-12-02', 'ordered in the last second of a Friday in São Paulo'],
  ['2026-11-28T03:00:00Z', '2026-12-02', 'ordered on a Saturday'],
  ['2026-11-18T15:00:00Z', '2026-11-24', 'over Black Consciousness Day and a weekend'],
  ['2026-12-23T15:00:00Z', '2026-12-29', 'over Christmas: banks are open on its eve'],
  ['2027-02-03T15:00:00Z', '2027-02-10', 'not on Carnival Monday, when banks are closed'],
  ['2027-02-04T15:00:00Z', '2027-02-11', 'over Carnival'],
  ['2027-03-24T15:00:00Z', '2027-03-30', 'over Good Friday'],
  ['2027-05-24T15:00:00Z', '2027-05-28', 'over Corpus Christi'],
])('a boleto of %s is due at the end of %s: %s', (now, day) => {
  expect(paymentDueAt('bank_slip', new Date(now))?.toISOString()).toBe(new Date(`${day}T23:59:59-03:00`).toISOString());
});
