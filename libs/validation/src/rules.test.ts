import { expect, test } from 'vitest';
import { cardExpiryRule, cardName, cardNumberRule, couponCodeRule, cvvRule } from './card-rules.ts';
import { phoneRule, toE164 } from './phone.ts';
import {
  birthDateRule,
  cepRule,
  cpfRule,
  emailRule,
  fullNameRule,
  likelyPhoneRule,
  looksLikeLogin,
  needed,
  plainNameRule,
} from './rules.ts';
import { noCardNumberRule } from './no-card-number-rule.ts';

const ok = undefined;
const email = 'Favor digitar um email válido.';
const cpf = 'Esse não parece um CPF válido.';

test.each([
  ['ana@mirante.example', ok],
  ['a.b+c@sub.dominio.com.br', ok],
  ['ana@', email],
  ['ana@mirante', email],
  ['ana@@mirante.com', email],
  ['ana @mirante.com', email],
  ['ana@mirante..com', email],
  ['ana..b@mirante.com', email],
  ['.ana@mirante.com', email],
  ['ana.@mirante.com', email],
  [`${'a'.repeat(114)}@b.com`, ok],
  [`${'a'.repeat(115)}@b.com`, email],
  ["o'ana_1@x-y.com.br", ok],
  ['ana@xn--ao-hia2e.com.br', ok],
  ['ana@mirante.com.', email],
  ['ana@mirante.com。br', email],
  ['ana@ｍirante.com', email],
  ['аna@mirante.com', email],
  ['ana\u200b@mirante.com', email],
  ['\u202emoc.anna@mirante.com', email],
  ['ana@-mirante.com', email],
  ['ana@[127.0.0.1]', email],
  ['ana@127.0.0.1', email],
  ['removido-1001@conta.INVALID', email],
  ['ana@invalid.com.br', ok],
])('validation: e-mail %s: %s', (value, message) => expect(emailRule(value)).toBe(message));

test.each([
  ['529.982.247-25', ok],
  ['52998224725', ok],
  [' 529.982.247-25 ', ok],
  // The sum of the first, then of the second check digit leaves 0, 1 and 2.
  ['907.483.378-06', ok],
  ['304.011.980-06', ok],
  ['398.259.791-94', ok],
  ['129.040.479-80', ok],
  ['876.232.860-30', ok],
  ['198.463.464-09', ok],
  ['529.982.247-26', cpf],
  ['52998224733', cpf],
  ['111.111.111-11', cpf],
  ['5299822472', cpf],
  ['x52998224725', cpf],
])('validation: CPF %s: %s', (value, message) => expect(cpfRule(value)).toBe(message));

const plain = 'Digite só o nome, sem números, endereços ou os sinais / : @.';
test.each([
  ['Ana Lima', ok],
  ['Helena', 'Por favor digite o nome completo.'],
  ['A B', 'Por favor digite o nome completo.'],
  ['  Li L ', 'Por favor digite o nome completo.'],
  ['Ana L', ok],
  [`  ${'a'.repeat(50)} ${'b'.repeat(49)}  `, ok],
  [`${'a'.repeat(50)} ${'b'.repeat(50)}`, 'Nome longo demais.'],
  ["João D'Ávila-Conceição Jr.", ok],
  ['Ana C. S. Lima', ok],
  ['J.R. Tolkien', ok],
  ['Ganhe em golpe.com', plain],
  ['Ganhe em golpe．com', plain],
  ['minha-conta-x.com agora', plain],
  ["d'x.com agora", plain],
  ['golpe\u0301.com agora', plain],
  ['golpe².com agora', plain],
  ['João P.Costa', ok],
  ['J.R.Tolkien Silva', ok],
  ['http://golpe agora', plain],
  ['golpe/pix agora', plain],
  ['ana@mirante agora', plain],
  ['Ligue 11987654321', plain],
  ['Ligue ١١٩٨٧', plain],
  ['Ana\nSua conta foi bloqueada', plain],
  ['Ana \u202eamiL', plain],
  ['Ana\u2028Bom dia', plain],
  ['Ana Lima\u2029Bom dia', plain],
  ['Ganhe em golpe\u200b.com', plain],
])('validation: full name %s: %s', (value, message) => expect(fullNameRule(value)).toBe(message));

test('validation: a name of any length is scanned once', () => {
  expect(plainNameRule('x'.repeat(200_000))).toBe(ok);
});

test.each([
  ['01310-100', ok],
  ['01310100', ok],
  ['1310-100', 'Favor digitar um CEP válido.'],
])('validation: CEP %s: %s', (value, message) => expect(cepRule(value)).toBe(message));

test('validation: a birth date is that of an adult of at most a hundred years', () => {
  const rule = birthDateRule(new Date('2026-11-21T12:00:00Z'));
  expect(rule('1987-08-14')).toBe(ok);
  expect(rule('1987-02-30')).toBe('Essa não parece uma data válida.');
  expect(rule('2008-11-21')).toBe(ok);
  expect(rule('2008-11-22')).toBe('É preciso ter 18 anos.');
  expect(rule('2026-11-21')).toBe('É preciso ter 18 anos.');
  expect(rule('1026-11-21')).toBe('Por favor conferir a data (maior que 100 anos).');
  expect(rule('2026-11-22')).toBe('Essa não parece uma data válida.');
  expect(rule('1926-11-20')).toBe('Por favor conferir a data (maior que 100 anos).');
  expect(rule('1926-11-21')).toBe(ok);
});

test("validation: a birth date's last day is São Paulo's, also when UTC is in the next year", () => {
  const rule = birthDateRule(new Date('2027-01-01T02:59:59Z'));
  expect(rule('2008-12-31')).toBe(ok);
  expect(rule('2009-01-01')).toBe('É preciso ter 18 anos.');
  expect(rule('2027-01-01')).toBe('Essa não parece uma data válida.');
  expect(rule('1926-12-31')).toBe(ok);
});

test.each([
  ['(11) 98765-4321', '+5511987654321'],
  ['11 3333-4444', '+551133334444'],
  ['+1 415 555 2671', '+14155552671'],
  ['123', undefined],
  ['', undefined],
])('validation: phone %s is %s', (typed, e164) => {
  expect(toE164(typed)).toBe(e164);
  expect(phoneRule(typed)).toBe(e164 ? ok : 'Telefone Inválido');
});

test.each([
  ['4111 1111 1111 1111', ok],
  ['4111 1111 1111 1112', 'Por favor confira o número do cartão.'],
  ['3782 822463 10005', ok],
  ['3056 930902 5904', ok],
  ['4111 1111 1111', 'Por favor confira o número do cartão.'],
  ['9999 9999 9999 9999', 'Por favor confira o número do cartão.'],
])('validation: card number %s: %s', (value, message) => expect(cardNumberRule(value)).toBe(message));

test.each([
  ['4111111111111111', true],
  ['Pago com 4111 1111 1111 1111, 3x.', true],
  ['cartão 5454-5454-5454-5454.', true],
  ['3782 822463 10005', true],
  ['3056 930902 5904', true],
  ['colado 4111\u00a01111\u00a01111\u00a01111', true],
  ['4111–1111–1111–1111', true],
  ['4111.1111.1111.1111', true],
  ['4111  1111  1111  1111', true],
  ['4111\u200b1111\u200b1111\u200b1111', true],
  ['4\u200b111111111111111', true],
  ['41111111 11111111', true],
  ['41111111\n11111111', true],
  ['4111/1111/1111/1111', true],
  ['4111_1111_1111_1111', true],
  ['4111·1111·1111·1111', true],
  ['4111111111111111@exemplo.com.br', true],
  ['4111, 1111, 1111, 1111', false],
  ['４１１１１１１１１１１１１１１１', true],
  ['4111111111111112', false],
  ['pedido 2026112200000000', false],
  ['Boleto 34191.79001 01043.510047 91020.150008 8 12340000010000', false],
  ['34191790010104351004791020150008812340000010000', false],
  ['CNPJ 36.112.233/0001-45 ou 36112233000145', false],
  ['(11) 98765-4321', false],
])('validation: text that may contain a card number: %s: %s', (value, has) =>
  expect(noCardNumberRule(value)).toBe(has ? 'Não escreva números de cartão aqui.' : ok),
);

test.each([
  ['123', 'visa', ok],
  ['1234', 'visa', 'cvv inválido.'],
  ['1234', 'american_express', ok],
  ['123', 'american_express', 'cvv inválido.'],
  ['1234', undefined, ok],
  ['12', undefined, 'cvv inválido.'],
  ['1234', 'x', ok],
  ['12', 'constructor', 'cvv inválido.'],
] as const)('validation: CVV %s of %s: %s', (value, brand, message) => expect(cvvRule(brand)(value)).toBe(message));

test.each([
  ['11/2026', ok],
  ['10/2026', 'Data inválida. Cartão expirou?'],
  ['12/2025', 'Data inválida. Confira o ano.'],
  ['01/2042', 'Data inválida. Confira o ano.'],
  ['12/2041', ok],
  ['13/2030', 'Data inválida. Confira o mês.'],
  ['00/2030', 'Data inválida. Confira o mês.'],
  ['1/30', 'Data inválida. Confira o mês.'],
])('validation: card expiry %s in November 2026: %s', (value, message) =>
  expect(cardExpiryRule(new Date('2026-11-21T12:00:00Z'))(value)).toBe(message),
);

test.each([
  ['2026-12-01T02:59:59Z', '11/2026', ok],
  ['2026-12-01T03:00:00Z', '11/2026', 'Data inválida. Cartão expirou?'],
  ['2027-01-01T02:59:59Z', '12/2026', ok],
  ['2027-01-01T03:00:00Z', '12/2026', 'Data inválida. Confira o ano.'],
  ['2028-03-01T02:59:59Z', '02/2028', ok],
])('validation: a card is valid until its month ends in São Paulo: at %s, %s: %s', (now, value, message) =>
  expect(cardExpiryRule(new Date(now))(value)).toBe(message),
);

test("validation: a card holder's name is upper case without accents", () =>
  expect(cardName('José da Conceição')).toBe('JOSE DA CONCEICAO'));

test.each([
  ['MIRANTE50', ok],
  ['abc-1234', ok],
  ['CURTO1', 'Código deve conter ao menos 7 caracteres.'],
  ['COM ESPAÇO', 'Código deve conter somente letras e números.'],
  ['X'.repeat(45), ok],
  ['X'.repeat(46), 'Texto longo demais.'],
])('validation: coupon code %s: %s', (value, message) => expect(couponCodeRule(value)).toBe(message));

test.each([
  [' ana@mirante.example ', true],
  ['ana@b.com', true],
  ['529.982.247-25', true],
  ['52998224725', true],
  ['abc', false],
  ['11111111111', false],
])('validation: %s looks like a login: %s', (value, looks) => expect(looksLikeLogin(value)).toBe(looks));

test.each([
  ['(11) 98765-4321', ok],
  ['11987654321', ok],
  ['(11) 3456-7890', ok],
  ['+351 912 345 678', ok],
  ['+55 11 98765-4321', ok],
  ['987654321', 'Telefone Inválido'],
  ['(11) 88765-4321', 'Telefone Inválido'],
  ['(10) 98765-4321', 'Telefone Inválido'],
  ['+55', 'Telefone Inválido'],
  ['meu telefone', 'Telefone Inválido'],
  ['11 98765-4321 x', 'Telefone Inválido'],
  [' +351 912 345 678', ok],
])('validation: the phone %s is plausible: %s', (typed, message) => {
  expect(likelyPhoneRule(typed)).toBe(message);
});

test('validation: required text is not satisfied by spaces', () => {
  expect(needed(emailRule)('  ')).toBe('Campo obrigatório.');
  expect(needed(emailRule)(' ana@mirante.example ')).toBe(ok);
});
