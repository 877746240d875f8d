import { expect, test } from 'vitest';
import {
  boletoLine,
  brl,
  cep,
  cpf,
  day,
  dayTime,
  deadline,
  discountText,
  expiry,
  initials,
  percent,
  phone,
} from './format.ts';
import { weekdayAndDay } from './weekday-and-day.ts';

test('brl: has a no-break space and a true minus sign', () => {
  expect(brl(1234.5)).toBe('R$\u00a01.234,50');
  expect(brl(-1194)).toBe('\u2212R$\u00a01.194,00');
});

test('discount text: is negative, or a dash for none', () => {
  expect(discountText(1194)).toBe('\u2212R$\u00a01.194,00');
  expect(discountText(0)).toBe('—');
});

test('percent: has a true minus sign, like amounts', () => {
  expect(percent(2.05)).toBe('2,05%');
  expect(percent(-0.16)).toBe('\u22120,16%');
});

test('deadline: names the time zone', () => {
  expect(deadline('2026-11-21T01:00:00Z')).toBe('20/11/2026, 22:00 (horário de Brasília)');
  expect(deadline(null)).toBe('—');
});

test('format: instants are shown in São Paulo time, calendar days as they are', () => {
  expect(day('2026-11-21T01:00:00Z')).toBe('20/11/2026');
  expect(day('1990-01-15')).toBe('15/01/1990');
  expect(dayTime('2026-11-21T01:00:00Z')).toBe('20/11/2026, 22:00');
  expect(weekdayAndDay('2026-11-22T02:00:00Z')).toBe('Sábado, 21/11/2026');
  expect(day(null)).toBe('—');
});

test.each([
  ['2027-03-25T02:59:59Z', 'Expira em 4 meses'],
  ['2026-11-24T02:59:59Z', 'Expira em 2 dias'],
  ['2026-11-22T03:00:00Z', 'Expira em 1 dia'],
  ['2026-11-22T02:59:59Z', 'Expira hoje'],
  ['2026-11-21T15:00:00Z', 'Expira hoje'],
  ['2026-11-19T12:00:00Z', 'Expirado há 2 dias'],
  ['2026-09-18T12:00:00Z', 'Expirado há 2 meses'],
  ['2027-01-21T12:00:00Z', 'Expira em 61 dias'],
  ['2027-01-22T12:00:00Z', 'Expira em 2 meses'],
  ['2027-11-21T12:00:00Z', 'Expira em 1 ano'],
  ['2028-06-25T12:00:00Z', 'Expira em 19 meses'],
  ['2028-11-30T12:00:00Z', 'Expira em 2 anos'],
])('format: an expiry at %s reads %s', (at, text) => {
  expect(expiry(at, new Date('2026-11-21T12:00:00Z'))).toBe(text);
});

test.each(['2026-11-21T03:00:00Z', '2026-11-21T14:59:59Z', '2026-11-22T02:59:59Z'])(
  'expiry: the days left change at midnight in São Paulo: at %s',
  (now) => expect(expiry('2026-11-24T02:59:59Z', new Date(now))).toBe('Expira em 2 dias'),
);

test('format: documents and phones have their masks', () => {
  expect(cpf('52998224725')).toBe('529.982.247-25');
  expect(cep('01310100')).toBe('01310-100');
  expect(boletoLine('00190000090114971860168524522114675860000102656')).toBe(
    '00190.00009 01149.718601 68524.522114 6 75860000102656',
  );
  expect(phone('+5511900000101')).toBe('(11) 90000-0101');
  expect(phone('+551130000101')).toBe('(11) 3000-0101');
  expect(phone('+14155552671')).toBe('+14155552671');
  expect(phone(null)).toBe('—');
});

test.each([
  ['Helena Matsuda', 'HM'],
  ['Ana', 'A'],
  ['  Élcio  de  Souza ', 'ÉS'],
])('format: the initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
