import { expect, test } from 'vitest';
import { replyDueDay, replyStyle } from './client-message.ts';

const created_at = '2026-11-18T02:30:00Z';

test('replyDueDay: the fifth calendar day in São Paulo after the message', () => {
  expect(replyDueDay(created_at)).toBe('2026-11-22');
});

test.each([
  ['2026-11-18T02:31:00Z', null, 'Faltam 5 dias'],
  ['2026-11-21T12:00:00Z', null, 'Falta 1 dia'],
  ['2026-11-22T12:00:00Z', null, 'Vence hoje'],
  ['2026-11-23T02:59:59Z', null, 'Vence hoje'],
  ['2026-11-23T03:00:00Z', null, 'Atrasada há 1 dia'],
  ['2026-11-25T12:00:00Z', null, 'Atrasada há 3 dias'],
  ['2026-11-25T12:00:00Z', '2026-11-24T12:00:00Z', 'Respondida'],
])('replyStyle: at %s, replied at %s: %s', (now, replied_at, label) => {
  expect(replyStyle({ created_at, replied_at }, new Date(now)).label).toBe(label);
});
