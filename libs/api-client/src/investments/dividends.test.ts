import { expect, test } from 'vitest';
import { messageFor } from '../feedback.ts';
import './dividends.ts';

test.each([
  [[], undefined],
  [['PETR5', 'VALE9'], 'Nenhuma ação cadastrada tem estes códigos: PETR5, VALE9.'],
])('created dividends: the toast names the codes that no stock has: %j', (unknown_codes, detail) => {
  const shown = messageFor('createDividends', { answer: { created: 2, unknown_codes } });
  expect([shown?.text, shown?.detail]).toEqual(['Dividendo(s) criados!', detail]);
});
