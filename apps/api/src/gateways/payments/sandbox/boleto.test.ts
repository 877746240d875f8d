import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info';
import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto';
import { addDays, endOfDay } from '@mirante/domain/dates.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boletoOf } from './boleto.ts';

const free = fc.stringMatching(/^[0-9]{25}$/);

test('sandbox boleto: an independent parser accepts and reads back any amount and due date', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999_999_999 }),
      fc.integer({ min: 0, max: 3000 }),
      free,
      (cents, days, field) => {
        const due = addDays('2025-02-22', days);
        const { line, barcode } = boletoOf(cents, endOfDay(due), field);
        expect(isValidBoleto(line)).toBe(true);
        const info = getBoletoInfo(line, { referenceDate: new Date(`${due}T12:00:00Z`) });
        expect([info?.amount, info?.bankCode, info?.expirationDate?.toISOString().slice(0, 10)]).toEqual([
          cents,
          '988',
          due,
        ]);
        expect(barcode).toHaveLength(44);
      },
    ),
  );
});

test('sandbox boleto: the due factor counts from 2025-02-22', () => {
  expect(boletoOf(100, endOfDay('2025-02-22'), '0'.repeat(25)).barcode.slice(5, 9)).toBe('1000');
  expect(boletoOf(100, endOfDay('2026-11-25'), '0'.repeat(25)).barcode.slice(5, 9)).toBe('1641');
});
