import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../dates.ts';
import { byMonth, forecastPayments, type PaidShare } from './dividend-forecast.ts';

const TODAY = '2026-11-25';
const payment = (with_date: string, payment_date: string | null, code = 'PETR4', value = 1): PaidShare => ({
  code,
  value,
  with_date,
  payment_date,
});
const shown = (payments: readonly PaidShare[]) =>
  forecastPayments(payments, TODAY).map(({ kind, day }) => `${kind} ${day}`);

describe('forecastPayments', () => {
  test("repeats the last twelve months' payments a year later, as estimates", () => {
    expect(shown([payment('2026-04-22', '2026-05-20')])).toEqual(['paid 2026-05-20', 'estimated 2027-05-20']);
    expect(shown([payment('2025-04-22', '2025-05-20')])).toEqual(['paid 2025-05-20']);
  });

  test('replaces an estimate by its announced payment', () => {
    expect(shown([payment('2025-12-01', '2025-12-20'), payment('2026-11-21', '2026-12-22')])).toEqual([
      'paid 2025-12-20',
      'announced 2026-12-22',
    ]);
    expect(shown([payment('2025-12-01', '2025-12-20'), payment('2026-11-21', '2026-12-22', 'VALE3')])).toEqual([
      'paid 2025-12-20',
      'estimated 2026-12-20',
      'announced 2026-12-22',
    ]);
  });

  test('takes an announced payment for the estimated one up to 45 days from it', () => {
    const announced = (with_date: string) => shown([payment('2025-12-20', '2026-01-10'), payment(with_date, null)]);
    const estimated = 'estimated 2027-01-10';
    for (const day of ['2026-11-26', '2027-02-03']) expect(announced(day)).not.toContain(estimated);
    expect(announced('2026-11-04')).toContain(estimated);
    expect(announced('2027-02-04')).toContain(estimated);
  });

  test('estimates a payment no more once it was paid, though earlier than a year after the last one', () => {
    expect(shown([payment('2025-12-01', '2025-12-20'), payment('2026-11-10', '2026-11-24')])).toEqual([
      'paid 2025-12-20',
      'paid 2026-11-24',
      'estimated 2027-11-24',
    ]);
  });

  test('takes a payment for the nearest estimate alone, so that a monthly one is estimated in each month', () => {
    const days = Array.from({ length: 13 }, (_, month) => addMonths('2025-11-01', month));
    const estimatedOf = (payments: readonly PaidShare[]) =>
      shown(payments).filter((text) => text.startsWith('estimated')).length;
    const paid = days.map((day) => payment(day, addDays(day, 4)));
    expect(estimatedOf(paid)).toBe(12);
    expect(estimatedOf([...paid, payment('2026-12-01', '2026-12-07')])).toBe(11);
  });

  test('counts what is paid today, and what was paid a year ago today no more', () => {
    expect(shown([payment('2026-11-01', TODAY)])).toEqual([`paid ${TODAY}`, 'estimated 2027-11-25']);
    expect(shown([payment('2025-11-01', '2025-11-25')])).toEqual(['paid 2025-11-25']);
  });

  test('dates a payment without a day by its ex-date, or as today, and treats it as paid after a year', () => {
    expect(shown([payment('2026-12-01', null)])).toEqual(['announced 2026-12-01']);
    expect(shown([payment('2026-11-01', null)])[0]).toBe('announced 2026-11-25');
    expect(shown([payment('2025-11-01', null)])).toEqual(['paid 2025-11-01']);
  });
});

describe('byMonth', () => {
  test('sums by kind, with months without payments', () => {
    const payments = forecastPayments(
      [payment('2026-10-01', '2026-10-20'), payment('2026-11-01', '2026-12-10', 'VALE3', 2)],
      TODAY,
    );
    expect(byMonth(payments, { from: '2026-10-15', to: '2026-12-31' }, ({ value }) => value)).toEqual([
      { month: '2026-10', paid: 1, announced: 0, estimated: 0 },
      { month: '2026-11', paid: 0, announced: 0, estimated: 0 },
      { month: '2026-12', paid: 0, announced: 2, estimated: 0 },
    ]);
  });
});
