// @vitest-environment happy-dom
import { noticeForm } from '@mirante/contract/content/board.form.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { useFormValues } from '@mirante/crud/form/use-form-values.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RichTextField } from './rich-text-field.tsx';

const schema = noticeForm.pick(['body']);
const Typed = () => <output>{useFormValues<{ body: string }>().body}</output>;
async function shown(body: string) {
  renderScreen(
    <FormPage title="Recado" schema={schema} initial={{ body }} save={async () => {}} then="/">
      <RichTextField name="body" label="Texto" max={200} />
      <Typed />
    </FormPage>,
  );
  return screen.findByRole('textbox', { name: 'Texto' });
}
const html = () => document.querySelector('output')?.textContent;

const tool = (name: string) => screen.getByRole('button', { name });

it('rich text field: renders as stored, and reports each change to the form', async () => {
  const box = await shown('<p>Uma <strong>tese</strong></p>');
  expect(box.innerHTML).toBe('<p>Uma <strong>tese</strong></p>');
  fireEvent.click(tool('Lista'));
  expect(html()).toBe('<ul><li><p>Uma <strong>tese</strong></p></li></ul>');
  expect(tool('Lista').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(tool('Desfazer'));
  expect(html()).toBe('<p>Uma <strong>tese</strong></p>');
});

it('rich text field: a link is reported as it is stored, without the attributes of rendered ones', async () => {
  const stored = '<p><a href="https://exemplo.com.br/tese">Tese</a></p>';
  await shown(stored);
  fireEvent.click(tool('Lista'));
  expect(html()).toBe(`<ul><li>${stored}</li></ul>`);
});

it('rich text field: is found by its label alone, and no tool by the label of another field', async () => {
  const box = await shown('');
  expect(screen.getByLabelText('Texto')).toBe(box);
  expect(screen.queryByLabelText(/título/i)).toBeNull();
  expect(tool('Título')).toBeTruthy();
});

it('rich text field: an error is shown at the focus', async () => {
  const box = await shown('');
  fireEvent.click(tool('Salvar'));
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Por favor escreva um texto aqui.',
  );
  await expect.poll(() => document.activeElement).toBe(box);
});

it('rich text field: shows the remaining length near the limit', async () => {
  await shown(`<p>${'x'.repeat(190)}</p>`);
  expect(screen.getByText('Restam 3 de 200 caracteres, contando a formatação.')).toBeTruthy();
  cleanup();
  await shown(`<p>${'x'.repeat(192)}</p>`);
  expect(screen.getByText('Resta 1 de 200 caracteres, contando a formatação.')).toBeTruthy();
});

it('rich text field: the toolbar is one tab stop, with arrow keys inside', async () => {
  await shown('<p>a</p>');
  const bar = screen.getByRole('toolbar', { name: 'Formatação' });
  const stops = () =>
    within(bar)
      .getAllByRole('button')
      .filter((one) => one.tabIndex === 0);
  expect(stops()).toEqual([tool('Negrito')]);
  tool('Negrito').focus();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
  expect([document.activeElement, ...stops()]).toEqual([tool('Link'), tool('Link')]);
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tool('Negrito'));
});

it.each([
  ['exemplo.com.br/estudo', 'https://exemplo.com.br/estudo'],
  ['ana@exemplo.com.br', 'mailto:ana@exemplo.com.br'],
])('rich text field: a link typed as %s leads to %s', async (typed, href) => {
  await shown('');
  fireEvent.click(tool('Link'));
  const box = screen.getByRole('textbox', { name: 'Endereço do link' });
  fireEvent.change(box, { target: { value: typed } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(html()).toBe(`<p><a href="${href}">${href}</a></p>`);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '/interno', 'nada'])(
  'rich text field: a link to %s is refused',
  async (typed) => {
    await shown('<p>a</p>');
    fireEvent.click(tool('Link'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Endereço do link' }), { target: { value: typed } });
    fireEvent.click(tool('Aplicar link'));
    expect(screen.getByRole('alert').textContent).toContain('endereço completo');
    expect(html()).toBe('<p>a</p>');
  },
);
