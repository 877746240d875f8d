import { expect, it } from 'vitest';
import { acquired } from '../../../testing/client.ts';
import { expiryChange, extend } from './expiry-change.ts';

const now = new Date('2026-11-25T15:00:00Z');
const active = acquired();
const expired = acquired({ status: 'expired', expires_at: '2026-11-02T02:59:59Z' });

it.each([
  ['a later day', active, '2027-02-01', 'O acesso ganha 30 dias, até 01/02/2027.', false],
  ['a day in years', active, '2030-01-02', 'O acesso ganha 1.096 dias, até 02/01/2030.', false],
  ['an earlier day', active, '2027-01-01', 'O acesso perde 1 dia, até 01/01/2027.', false],
  ['today', active, '2026-11-25', 'O acesso perde 38 dias, até 25/11/2026.', false],
  [
    'a day that is over',
    active,
    '2026-11-24',
    'O acesso termina agora: 24/11/2026 já passou. O produto passa a EXPIRADO.',
    true,
  ],
  [
    'a day of what had no end',
    acquired({ expires_at: null }),
    '2027-01-01',
    'O acesso passa a ter fim, até 01/01/2027.',
    false,
  ],
  ['a later day of what had ended', expired, '2027-01-01', 'O acesso volta agora, até 01/01/2027.', false],
  [
    'a day that is over of what had ended',
    expired,
    '2026-11-20',
    'O produto continua EXPIRADO: essa data já passou.',
    false,
  ],
  ['the same day', active, '2027-01-02', undefined, false],
  ['a day before its start', active, '2025-12-31', undefined, false],
  ['half a day', active, '2027-0', undefined, false],
])('expiryChange: the effect of %s', (_day, product, date, words, endsNow) => {
  expect(expiryChange(product, date, now)).toEqual({ words, endsNow });
});

it.each([
  ['a day to come', '2027-01-02', '+7 dias', '2027-01-09'],
  ['a day to come', '2027-01-02', '+30 dias', '2027-02-01'],
  ['29 February', '2028-02-29', '+1 ano', '2029-02-28'],
  ['a day that is over', '2026-03-01', '+7 dias', '2026-12-02'],
  ['half a day', '2027-0', '+1 ano', '2027-11-25'],
] as const)('extend: from %s, %s %s', (_day, date, by, later) => {
  expect(extend(date, by, now)).toBe(later);
});
