// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { pagerButton } from './pager-button.ts';

function Pager() {
  const [page, setPage] = useState(1);
  return <button {...pagerButton(page === 2, () => setPage(page + 1))}>Depois de {page}</button>;
}

it("pager button: keeps the focus at the pager's end, where it turns no page", () => {
  render(<Pager />);
  const button = screen.getByRole<HTMLButtonElement>('button');
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  expect([button.textContent, button.getAttribute('aria-disabled'), button.disabled]).toEqual([
    'Depois de 2',
    'true',
    false,
  ]);
  expect(document.activeElement).toBe(button);
});
