// @vitest-environment happy-dom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CopyButton } from './copy-button.tsx';

it.each(['small', 'medium'] as const)("copy button: is as large as its theme's buttons, here %s", (size) => {
  const theme = createTheme({ components: { MuiButton: { defaultProps: { size } } } });
  render(
    <ThemeProvider theme={theme}>
      <CopyButton text="12345" label="Copiar código" variant="contained" />
    </ThemeProvider>,
  );
  expect(screen.getByRole('button').className).toMatch(new RegExp(`MuiButton-size${size}`, 'i'));
});

it('copy button: has a name of its own where several share a label, and then its result', async () => {
  render(<CopyButton text="12345" label="Copiar link" name="Copiar link de Top Fundos" />);
  const button = screen.getByRole('button', { name: 'Copiar link de Top Fundos' });
  expect(button.textContent).toBe('Copiar link');
  fireEvent.click(button);
  expect(await screen.findByRole('button', { name: /^(Copiado|Não foi possível copiar)$/ })).toBe(button);
});
