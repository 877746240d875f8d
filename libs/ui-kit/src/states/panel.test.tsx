// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Panel } from './panel.tsx';

it.each([
  [0, '0'],
  ['3 registros', '3 registros'],
])("panel: what stands beside its title has that place's look, a count of zero too: %s", (aside, shown) => {
  render(
    <Panel title="Operações" aside={aside}>
      …
    </Panel>,
  );
  expect(screen.getByText(shown).className).not.toBe('');
});
