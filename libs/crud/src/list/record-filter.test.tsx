// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FilterBox } from './filter-box.tsx';
import { filter, type Options } from './filters.tsx';
import { RecordFilter } from './record-filter.tsx';

const searching = () => ({ found: [], isBusy: true, isFailed: false });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['is searching until the answer', [], { isBusy: true, isFailed: false }, 'Buscando…'],
  ['found nothing after it', [], { isBusy: false, isFailed: false }, 'Nenhum resultado encontrado.'],
  ['says that the search failed', [], { isBusy: false, isFailed: true }, 'Não foi possível buscar agora.'],
  ['shows what it found', [['7', 'Ana Falcão']], { isBusy: false, isFailed: false }, 'Ana Falcão'],
] as [string, Options, { isBusy: boolean; isFailed: boolean }, string][])(
  'record filter: %s',
  async (_what, found, search, text) => {
    const of = { label: 'Cliente', filter: filter.record('client.id', 'Nome ou ID', () => ({ found, ...search }), []) };
    render(<RecordFilter of={of} value="" accepts={() => true} apply={() => undefined} />);
    fireEvent.change(screen.getByRole('combobox', { name: 'Filtrar por Cliente' }), { target: { value: 'ana' } });
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

it('record filter: searches a CPF with leading zeros, and takes an id', async () => {
  const applied: string[] = [];
  const find = () => ({ found: [['7', 'Ana Falcão']] as Options, isBusy: false, isFailed: false });
  const of = { label: 'Cliente', filter: filter.record('client.id', 'Nome ou ID', find, []) };
  render(<RecordFilter of={of} value="" accepts={() => true} apply={(value) => void applied.push(value)} />);
  const box = screen.getByRole('combobox', { name: 'Filtrar por Cliente' });
  fireEvent.change(box, { target: { value: '00600354121' } });
  expect(await screen.findByText('Ana Falcão')).toBeTruthy();
  expect(applied).toEqual([]);
  fireEvent.change(box, { target: { value: '600354121' } });
  await expect.poll(() => applied).toEqual(['600354121']);
});

it.each([
  ['below its field', { top: 100, bottom: 144 }, { top: '148px', bottom: '', maxHeight: '320px' }],
  ['above it, where there is more room', { top: 600, bottom: 644 }, { top: '', bottom: '172px', maxHeight: '320px' }],
  ['as high as the room', { top: 250, bottom: 520 }, { top: '', bottom: '522px', maxHeight: '242px' }],
])('record filter: its suggestions open %s', async (_what, at, style) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(16, at.top, 300, at.bottom - at.top),
  );
  const of = { label: 'Cliente', filter: filter.record('client.id', 'Nome', searching, []) };
  render(<RecordFilter of={of} value="" accepts={() => true} apply={() => undefined} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ana' } });
  const { top, bottom, maxHeight } = (await screen.findByRole('listbox')).style;
  expect({ top, bottom, maxHeight }).toEqual(style);
});

it('record filter: its field is disabled until its code is there, and takes what is typed then', async () => {
  const of = { label: 'Cliente', filter: filter.record('client.id', 'Nome', searching, []) };
  render(<FilterBox of={of} value="" accepts={() => true} apply={() => undefined} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Filtrar por Cliente' }).disabled).toBe(true);
  expect((await screen.findByRole<HTMLInputElement>('combobox')).disabled).toBe(false);
});

it('record filter: an emptied one filters nothing, and its suggestions close by Escape or on leaving it', async () => {
  const applied: string[] = [];
  const find = () => ({ found: [['7', 'Ana Falcão']] as Options, isBusy: false, isFailed: false });
  const of = { label: 'Cliente', filter: filter.record('client.id', 'Nome ou ID', find, [['9', 'Bruno Reis']]) };
  render(<RecordFilter of={of} value="9" accepts={() => true} apply={(value) => void applied.push(value)} />);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Filtrar por Cliente' });
  expect(box.value).toBe('Bruno Reis');
  for (const [text, close] of [
    ['an', () => fireEvent.keyDown(box, { key: 'Escape' })],
    ['ana', () => fireEvent.blur(box)],
  ] as const) {
    fireEvent.change(box, { target: { value: text } });
    expect(await screen.findByRole('option', { name: 'Ana Falcão' })).toBeTruthy();
    close();
    expect(screen.queryByRole('option')).toBeNull();
  }
  fireEvent.change(box, { target: { value: '' } });
  await expect.poll(() => applied).toEqual(['']);
});
