import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { DAY_MS } from '@mirante/domain/durations.ts';

/** No bank has this number, so that no bank accepts the boleto. */
const BANK = '988';
const CURRENCY = '9';
/** Due factors restarted at 1000 on this day, and will again on 2049-10-13. */
const FACTOR_1000 = Date.UTC(2025, 1, 22);
const FACTORS = 9000;

interface Boleto {
  /** 44 digits. */
  barcode: string;
  /** 47 digits. */
  line: string;
}

/** A boleto by Febraban's rules: `free` is the bank's own field, 25 digits. */
export function boletoOf(cents: number, dueAt: Date, free: string): Boleto {
  const rest = `${dueFactor(dueAt)}${String(cents).padStart(10, '0')}${free}`;
  const barcode = `${BANK}${CURRENCY}${barcodeDigit(`${BANK}${CURRENCY}${rest}`)}${rest}`;
  const fields = [`${BANK}${CURRENCY}${free.slice(0, 5)}`, free.slice(5, 15), free.slice(15, 25)].map(
    (field) => field + fieldDigit(field),
  );
  return { barcode, line: `${fields.join('')}${barcode[4]}${rest.slice(0, 14)}` };
}

function dueFactor(dueAt: Date): string {
  const days = Math.floor((Date.parse(dayInSaoPaulo(dueAt)) - FACTOR_1000) / DAY_MS);
  return String(1000 + (((days % FACTORS) + FACTORS) % FACTORS)).padStart(4, '0');
}

/** Modulo 11, weights 2 to 9 from the right; 0, 10 and 11 become 1. */
function barcodeDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, i) => total + Number(digit) * (2 + (i % 8)), 0);
  const digit = 11 - (sum % 11);
  return digit > 9 || digit === 0 ? 1 : digit;
}

/** Modulo 10, weights 2 and 1 from the right, digits of each product summed. */
function fieldDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, i) => {
    const product = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
