// @vitest-environment happy-dom
import { valueFields, type TradeTrace } from '@mirante/domain/trading/trade.ts';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultText } from './trade-parts.tsx';
import { TradeTraces } from './trade-traces.tsx';

test.each([
  [1.2345, '▲ +1,23%'],
  [-0.005, '▼ −0,01%'],
  [0.0011, '0,00%'],
  [-0.0011, '0,00%'],
  [0, '0,00%'],
  [null, '—'],
])('trade result: %s is shown as "%s"', (value, text) => {
  expect(render(<ResultText value={value} />).container.textContent).toBe(text);
});

test('trade history: the values of a step keep "RP" in capitals', () => {
  const values = Object.fromEntries(valueFields.map((field) => [field, null]));
  const trace = { ...values, id: 1, event: 'RP executado', status: 'rp', in_value: 38.95, rp_value: 40 };
  const { container } = render(<TradeTraces of={[trace as unknown as TradeTrace]} />);
  expect(container.textContent).toContain('RP · valor de entrada 38,9500 · valor de RP 40,0000');
});
