// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { filter, type Options } from './filters.tsx';
import { RecordFilter } from './record-filter.tsx';

afterEach(cleanup);

it.each([
  ['is searching until the answer', [], true, 'Buscando…'],
  ['found nothing after it', [], false, 'Nenhum resultado encontrado.'],
  ['shows what it found', [['7', 'Ana Falcão']], false, 'Ana Falcão'],
] as [string, Options, boolean, string][])('record filter: %s', async (_what, found, isBusy, text) => {
  const of = { label: 'Cliente', filter: filter.record('client.id', 'Nome ou ID', () => ({ found, isBusy }), []) };
  render(<RecordFilter of={of} value="" accepts={() => true} apply={() => undefined} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Filtrar por Cliente' }), { target: { value: 'ana' } });
  expect(await screen.findByText(text)).toBeTruthy();
});

it('record filter: searches a CPF with leading zeros, and takes an id', async () => {
  const applied: string[] = [];
  const find = () => ({ found: [['7', 'Ana Falcão']] as Options, isBusy: false });
  const of = { label: 'Cliente', filter: filter.record('client.id', 'Nome ou ID', find, []) };
  render(<RecordFilter of={of} value="" accepts={() => true} apply={(value) => void applied.push(value)} />);
  const box = screen.getByRole('combobox', { name: 'Filtrar por Cliente' });
  fireEvent.change(box, { target: { value: '00600354121' } });
  expect(await screen.findByText('Ana Falcão')).toBeTruthy();
  expect(applied).toEqual([]);
  fireEvent.change(box, { target: { value: '600354121' } });
  await expect.poll(() => applied).toEqual(['600354121']);
});
