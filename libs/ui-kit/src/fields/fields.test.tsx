// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form, Formik, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { CheckboxGroup } from './checkbox-group.tsx';
import { CheckboxInput } from './checkbox-input.tsx';
import {
  ChoiceInput,
  DayInput,
  DecimalInput,
  MaskedInput,
  MoneyInput,
  PasswordInput,
  PhoneInput,
  SelectInput,
  TextInput,
} from './fields.tsx';

let values: FormikValues = {};
const form = (initial: FormikValues, field: ReactNode, errors: Record<string, string> = {}) =>
  render(
    <Formik
      initialValues={initial}
      initialErrors={errors}
      initialTouched={Object.fromEntries(Object.keys(errors).map((name) => [name, true]))}
      onSubmit={() => {}}
    >
      {(bag) => {
        values = bag.values;
        return <Form>{field}</Form>;
      }}
    </Formik>,
  );
const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });

it("field: connects label, help and input under the field's API name", () => {
  form({ email: '' }, <TextInput name="email" label="Email" help="Enviaremos aqui o acesso." autoComplete="email" />);
  const input = screen.getByLabelText<HTMLInputElement>('Email');
  expect(input.name).toBe('email');
  expect(input.autocomplete).toBe('email');
  expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Enviaremos aqui o acesso.',
  );
});

it('checkbox group: tells at once that none is checked', async () => {
  const validate = ({ roles }: FormikValues) => (roles.length > 0 ? {} : { roles: 'Selecione ao menos uma opção.' });
  render(
    <Formik initialValues={{ roles: [2] }} validate={validate} onSubmit={() => {}}>
      <CheckboxGroup name="roles" label="Papéis" options={[{ value: 2, label: 'financeiro' }]} />
    </Formik>,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'financeiro' }));
  expect(await screen.findByText('Selecione ao menos uma opção.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'financeiro' }));
  await waitFor(() => expect(screen.queryByText('Selecione ao menos uma opção.')).toBeNull());
});

const optionsOf = (label: string) =>
  Array.from(screen.getByLabelText<HTMLSelectElement>(label).options, ({ text }) => text);
it('select field: a required choice can be changed, but not unmade', () => {
  form({ kind: '' }, <SelectInput name="kind" label="Tipo" options={{ a: 'Um', b: 'Outro' }} />);
  expect(optionsOf('Tipo')).toEqual(['Selecione', 'Um', 'Outro']);
  fireEvent.change(screen.getByLabelText('Tipo'), { target: { value: 'b' } });
  expect(optionsOf('Tipo')).toEqual(['Um', 'Outro']);
  expect(screen.getByLabelText<HTMLSelectElement>('Tipo').value).toBe('b');
});

it.each([
  ['an optional choice', { optional: true }, 'b', 'Selecione'],
  ['one whose absence has a name', { none: 'Nenhum' }, 'b', 'Nenhum'],
  ['a value that is not offered', {}, 'x', 'Selecione'],
])('select field: %s can be none', (_what, own, kind, none) => {
  form({ kind }, <SelectInput name="kind" label="Tipo" options={{ a: 'Um', b: 'Outro' }} {...own} />);
  expect(optionsOf('optional' in own ? 'Tipo (opcional)' : 'Tipo')).toEqual([none, 'Um', 'Outro']);
});

it('field: the error replaces the help', () => {
  form({ cpf: '1' }, <TextInput name="cpf" label="CPF" help="Onze dígitos." />, {
    cpf: 'Esse não parece um CPF válido.',
  });
  const input = screen.getByLabelText('CPF');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Esse não parece um CPF válido.',
  );
  expect(screen.queryByText('Onze dígitos.')).toBeNull();
});

it('field: a disabled one shows no error', () => {
  form({ city: '' }, <TextInput name="city" label="Cidade" disabled />, { city: 'Campo obrigatório.' });
  expect(screen.getByLabelText('Cidade').getAttribute('aria-invalid')).toBe('false');
  expect(screen.queryByText('Campo obrigatório.')).toBeNull();
});

it('field: an optional one is marked', () => {
  form({ cell: '' }, <TextInput name="cell" label="Celular" optional />);
  expect(screen.getByText('Celular').textContent).toBe('Celular (opcional)');
});

it('day field: stores an ISO date', () => {
  form({ birth_date: '1987-08-14' }, <DayInput name="birth_date" label="Nascimento" />);
  expect(screen.getByLabelText<HTMLInputElement>('Nascimento').value).toBe('14/08/1987');
  type('Nascimento', '01/02/1990');
  expect(values['birth_date']).toBe('1990-02-01');
});

it('money field: stores a number while typing', () => {
  form({ amount: 10 }, <MoneyInput name="amount" label="Valor" />);
  expect(screen.getByLabelText<HTMLInputElement>('Valor').value).toBe('10,00');
  type('Valor', '1.234,');
  expect(values['amount']).toBe(1234);
  expect(screen.getByLabelText<HTMLInputElement>('Valor').value).toBe('1.234,');
});

/** Pastes as a browser does, which cuts at `maxLength`; an event that was prevented pasted by itself. */
function paste(input: HTMLInputElement, text: string): boolean {
  const isLeft = fireEvent.paste(input, { clipboardData: { getData: () => text } });
  const { maxLength, selectionStart, selectionEnd } = input;
  const cut = maxLength < 0 ? text : text.slice(0, maxLength - input.value.length + (selectionEnd! - selectionStart!));
  const whole = input.value.slice(0, selectionStart!) + cut + input.value.slice(selectionEnd!);
  if (isLeft) fireEvent.input(input, { target: { value: whole } });
  return isLeft;
}

it.each([1, 3])('text field of %i lines: a pasted text is not cut, and replaces what is selected', async (lines) => {
  form({ note: 'uma errata' }, <TextInput name="note" label="Errata" lines={lines} maxLength={12} />);
  const input = screen.getByLabelText<HTMLInputElement>('Errata');
  input.setSelectionRange(4, 10);
  // Left to the browser, which can undo it, and knows what is selected in an e-mail field.
  expect(paste(input, 'correção inteira')).toBe(true);
  expect(values['note']).toBe('uma correção inteira');
  await expect.poll(() => input.maxLength).toBe(12);
});

it('numeric field: a pasted number is trimmed, and not cut to another one', () => {
  form({ percent: '', uses: '' }, <TextInput name="percent" label="Porcentagem" inputMode="numeric" maxLength={3} />);
  const input = screen.getByLabelText<HTMLInputElement>('Porcentagem');
  paste(input, ' 100 ');
  expect(values['percent']).toBe('100');
  input.select();
  paste(input, '99999');
  expect(values['percent']).toBe('99999');
});

it('amount fields: open a keyboard with a comma', () => {
  form(
    { amount: 10, stop: 37.29 },
    <>
      <MoneyInput name="amount" label="Valor" />
      <DecimalInput name="stop" label="Stop" />
    </>,
  );
  expect(['Valor', 'Stop'].map((label) => screen.getByLabelText(label).getAttribute('inputmode'))).toEqual([
    'decimal',
    'decimal',
  ]);
});

it('phone field: stores E.164 and shows the text as typed', async () => {
  form({ phone: '+5511912345678' }, <PhoneInput name="phone" label="Telefone" />);
  const input = screen.getByLabelText<HTMLInputElement>('Telefone');
  expect(input.value).toBe('(11) 91234-5678');
  // The phone rules are loaded after the field: until then a number is kept as typed.
  await expect
    .poll(() => {
      type('Telefone', '');
      type('Telefone', '+1 213 373 4253');
      return values['phone'];
    })
    .toBe('+12133734253');
  expect(input.value).toBe('+1 213 373 4253');
});

it('phone field: a number stored as typed is shown formatted', async () => {
  form({ phone: '11912345678' }, <PhoneInput name="phone" label="Telefone" />);
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Telefone').value).toBe('(11) 91234-5678');
});

it('masked field: what is typed before the mask is loaded is formatted once it is, and keeps the caret', async () => {
  form({ number: '' }, <MaskedInput name="number" label="Número do cartão" mask="card" />);
  const input = screen.getByLabelText<HTMLInputElement>('Número do cartão');
  type('Número do cartão', '40000000000002');
  input.focus();
  input.setSelectionRange(6, 6);
  await expect.poll(() => input.value).toBe('4000 0000 0000 02');
  expect(values['number']).toBe('4000 0000 0000 02');
  expect(input.selectionStart).toBe(7);
});

it.each([
  ['12.50', '12,50', 12.5],
  ['0.25', '0,25', 0.25],
  ['1188.00', '1.188,00', 1188],
  ['1.188', '1.188', 1188],
])('money field: %s, typed before its mask is loaded, is %s', async (typed, shown, amount) => {
  form({ price: '' }, <MoneyInput name="price" label="Preço" />);
  type('Preço', typed);
  await import('@maskito/core');
  await import('./money-mask.ts');
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Preço').value).toBe(shown);
  expect(values['price']).toBe(amount);
});

it.each([
  ['R$', 'Start'],
  ['%', 'End'],
])('decimal field: the unit %s is at its %s', (unit, side) => {
  form({ amount: 2.5 }, <DecimalInput name="amount" label="Valor" unit={unit} />);
  expect(screen.getByText(unit).className).toContain(`position${side}`);
});

it('masked field: a value from the form is left as it is until something is typed', async () => {
  form({ cpf: '123' }, <MaskedInput name="cpf" label="CPF" mask="cpf" />);
  const input = screen.getByLabelText<HTMLInputElement>('CPF');
  const heard = vi.fn<() => void>();
  input.addEventListener('input', heard);
  await import('@maskito/core');
  await import('./masks.ts');
  expect(heard).not.toHaveBeenCalled();
  await expect
    .poll(() => {
      type('CPF', '12345');
      return input.value;
    })
    .toBe('123.45');
});

it('password field: shows and hides the text', () => {
  form({ password: 'girassol' }, <PasswordInput name="password" label="Senha" />);
  const input = screen.getByLabelText<HTMLInputElement>('Senha');
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(input.type).toBe('text');
});

it('password field: its button is not found by its label', () => {
  form({ password: '' }, <PasswordInput name="password" label="Senha" />);
  expect(screen.getByLabelText<HTMLInputElement>(/senha/i).name).toBe('password');
});

it('checkbox field: its help describes it, and is no part of its name', () => {
  form({ draft: false }, <CheckboxInput name="draft" label="Rascunho" help="Ninguém lê, seja qual for a data." />);
  fireEvent.click(screen.getByText('Ninguém lê, seja qual for a data.'));
  expect(values['draft']).toBe(true);
  const description = 'Ninguém lê, seja qual for a data.';
  expect(screen.getByRole('checkbox', { name: 'Rascunho', description })).toBeTruthy();
});

it('choice field: few options are radio buttons of one group', () => {
  form({ gender: '' }, <ChoiceInput name="gender" label="Gênero" options={{ F: 'Feminino', M: 'Masculino' }} />, {
    gender: 'Selecione uma opção.',
  });
  expect(screen.getByRole('radiogroup', { name: 'Gênero' }).getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByLabelText('Masculino'));
  expect(values['gender']).toBe('M');
});
