// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FormDialog } from './form-dialog.tsx';

test('form dialog: a press beside it keeps what was typed, Escape closes it', () => {
  const onClose = vi.fn<() => void>();
  render(
    <FormDialog title="Resolver divergência" about="R$ 10,00 no gateway." onClose={onClose}>
      <input aria-label="Motivo" />
    </FormDialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Resolver divergência' });
  const beside = dialog.parentElement!;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText('Motivo'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
