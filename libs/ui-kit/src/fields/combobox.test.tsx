// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Listbox, useCombobox } from './combobox.tsx';

const Fruit = ({ isOpen = true, choose }: { isOpen?: boolean; choose: (fruit: string) => void }) => {
  const combobox = useCombobox({ options: ['Maçã', 'Pera', 'Uva'], isOpen, choose });
  return (
    <>
      <input aria-label="Fruta" {...combobox.input} onKeyDown={combobox.onKeyDown} />
      {isOpen && (
        <Listbox of={combobox} label="Frutas" keyOf={(fruit) => fruit}>
          {(fruit) => fruit}
        </Listbox>
      )}
    </>
  );
};
const field = () => screen.getByRole('combobox', { name: 'Fruta' });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('combobox: arrow keys move through the options, around both ends, and Enter chooses', () => {
  const choose = vi.fn<(fruit: string) => void>();
  render(<Fruit choose={choose} />);
  expect(active()).toBe('Maçã');
  press('ArrowUp');
  expect(active()).toBe('Uva');
  press('ArrowDown');
  press('ArrowDown');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Pera');
  press('Enter');
  expect(choose.mock.calls).toEqual([['Pera']]);
  fireEvent.click(screen.getByRole('option', { name: 'Uva' }));
  expect(choose).toHaveBeenLastCalledWith('Uva');
});

test('combobox: chooses nothing while closed', () => {
  const choose = vi.fn<(fruit: string) => void>();
  render(<Fruit isOpen={false} choose={choose} />);
  expect(field().getAttribute('aria-activedescendant')).toBeNull();
  press('Enter');
  expect(choose).not.toHaveBeenCalled();
});

test('combobox: neither Tab nor a press on the scrollbar of its options leaves the field for them', () => {
  render(<Fruit choose={vi.fn<(fruit: string) => void>()} />);
  const list = screen.getByRole('listbox', { name: 'Frutas' });
  expect(list.getAttribute('tabindex')).toBe('-1');
  expect(fireEvent.mouseDown(list)).toBe(false);
  expect(fireEvent.mouseDown(screen.getByRole('option', { name: 'Uva' }))).toBe(false);
});
