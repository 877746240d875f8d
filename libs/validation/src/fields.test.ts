import { learnServerTime } from '@mirante/domain/server-time.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { object, ValidationError, type AnySchema } from 'yup';
import {
  birthDate,
  bool,
  cep,
  cpf,
  day,
  email,
  id,
  ids,
  listOf,
  money,
  num,
  orNull,
  password,
  str,
  text,
  whole,
} from './fields.ts';
import { say } from './messages.ts';
import { phone } from './phone-field.ts';

afterEach(() => {
  vi.useRealTimers();
  learnServerTime(new Date().toUTCString());
});

const body = { context: { body: true } };
const of = (schema: AnySchema, value: unknown, options: object = body) => {
  try {
    return schema.validateSync(value, options);
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
};
const wrong = 'Valor inválido.';

test.each([[null], [true], [[7]], ['7'], ['0x10'], [{}], [NaN], [Infinity]])(
  'validation: a body with the number %j is refused',
  (value) => {
    expect(of(num().required(), value)).toMatch(/Valor inválido|Campo obrigatório/);
  },
);

test.each([[7], [true], [['a']], [{}], [null]])('validation: a body with the text %j is refused', (value) => {
  expect(of(str().required(), value)).toMatch(/Valor inválido|Campo obrigatório/);
});

test('validation: only true and false are booleans in a body', () => {
  expect(of(bool(), true)).toBe(true);
  for (const value of ['true', 1, 'yes']) expect(of(bool(), value)).toBe(wrong);
  expect(of(bool(), 'true', {})).toBe(true);
});

test('validation: query numbers are parsed from text', () => {
  expect(of(whole(1, 10), '7', {})).toBe(7);
  for (const value of ['0x7', '1e1', ' ', '7,5', 'Infinity'])
    expect(of(whole(1, 10).required(), value, {})).toMatch(/inválido|obrigatório/);
});

test.each([
  ['1.000', 1000],
  ['9.999.999', 9_999_999],
  ['1.5', wrong],
  ['10.00', wrong],
])('validation: the points of the typed whole number %s separate thousands', (typed, expected) => {
  expect(of(whole(1, 9_999_999), typed, {})).toBe(expected);
});

test.each([
  ['a long text', str().max(2), 'abc'],
  ['a short text', str().min(2), 'a'],
  ['a large number', num().max(2), 3],
  ['a small number', num().min(2), 1],
  ['a fraction', num().integer(), 1.5],
  ['a long list', listOf(num().required()).max(1), [1, 2]],
] as const)('validation: %s is refused in Portuguese by default', (_what, schema: AnySchema, value) => {
  expect(() => schema.validateSync(value)).toThrow(/^(Texto|Valor|Itens)/);
});

test('validation: NUL is refused', () => {
  expect(of(str(), 'a\u0000b')).toBe(wrong);
  expect(of(password(30), 'secret\u0000')).toBe(wrong);
});

test.each([
  [whole(1, 9), 10, 'Valor numérico deve estar entre 1 e 9'],
  [id(), 2_147_483_648, 'Valor numérico deve estar entre 1 e 2147483647'],
  [id(), 1.5, wrong],
  [money(), 10.999, 'Use até 2 casas decimais.'],
  [money(), 1e-9, 'Use até 2 casas decimais.'],
  [money(), 100_000_000, 'Valor numérico deve estar entre 0 e 99.999.999,99'],
  [money(), 19.99, 19.99],
  [money(), -1, wrong],
  [text(2, 5), 'a', 'Texto deve ser mais longo.'],
  [text(2, 5), 'abcdef', 'Texto longo demais.'],
  [text(1, 5), '  ', 'Por favor escreva um texto aqui.'],
  [day(), '2024-02-30', 'Essa não parece uma data válida.'],
  [day(), '2024-02-29', '2024-02-29'],
  [ids(1, 3), [], 'Selecione ao menos uma opção.'],
  [ids(1, 3), [1, 1], wrong],
  [ids(1, 3), [1, 2, 3, 4], 'Itens demais.'],
  [orNull(text(0, 5)), '  ', null],
  [orNull(text(0, 5)), null, null],
  [orNull(text(0, 5)), undefined, undefined],
  [orNull(text(0, 5)), ' a ', 'a'],
  [orNull(text(0, 5)), 'abcdef', 'Texto longo demais.'],
  [orNull(day()), '2024-02-30', 'Essa não parece uma data válida.'],
  [password(20), 'curta', 'Senha deve possuir entre 6 a 20 caracteres.'],
  [password(30), 'a'.repeat(31), 'Senha deve possuir entre 6 e 30 caracteres.'],
  [password(30), '  com espaços  ', '  com espaços  '],
] as [AnySchema, unknown, unknown][])('%#: %o of %j', (schema, value, answer) => {
  expect(of(schema, value)).toBe(answer);
});

test.each([
  ['ids', ids(1, 20)],
  ['texts', listOf(str().required()).max(20)],
])('validation: a too long list of %s is checked no further than its limit', (_what, schema) => {
  const faults = (length: number) => {
    const list = Array.from({ length }, () => ({}));
    try {
      schema.validateSync(list, { ...body, abortEarly: false });
    } catch (error) {
      return (error as ValidationError).errors;
    }
    return [];
  };
  expect(faults(20_000)).toEqual(faults(21));
  expect(faults(20_000)).toContain('Itens demais.');
  expect(faults(20)).not.toContain('Itens demais.');
});

test("validation: date rules use the given time, or the server's as the browser knows it", () => {
  const at = (moment: string) => ({ context: { now: new Date(moment) } });
  const young = 'É preciso ter 18 anos.';
  expect(of(birthDate(), '2013-03-01', at('2031-03-01T03:00:00Z'))).toBe('2013-03-01');
  expect(of(birthDate(), '2013-03-01', at('2031-03-01T02:59:59Z'))).toBe(young);
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  learnServerTime('Sat, 01 Mar 2031 12:00:00 GMT');
  expect(of(birthDate(), '2013-03-01')).toBe('2013-03-01');
});

test('validation: personal data are normalised', () => {
  const person = object({ cpf: cpf(), zipcode: cep(), phone: phone(), email: email() });
  expect(
    of(person, {
      cpf: '529.982.247-25',
      zipcode: '01310-100',
      phone: '(11) 98765-4321',
      email: ' Ana@Mirante.Example ',
    }),
  ).toEqual({
    cpf: '52998224725',
    zipcode: '01310100',
    phone: '+5511987654321',
    email: 'ana@mirante.example',
  });
});

test('validation: zero-width characters around a text are ignored, and a text of nothing else is empty', () => {
  expect(of(email(), '\u200bana@mirante.example\u200b')).toBe('ana@mirante.example');
  expect(of(text(1, 20), ' \u200b\u2060 ')).toBe(say.textRequired);
});
