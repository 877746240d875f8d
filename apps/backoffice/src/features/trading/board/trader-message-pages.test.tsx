// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { TraderMessageCreatePage } from './trader-message-create-page.tsx';

it('board message form: ignores a URL without a trade', async () => {
  renderScreen(
    <TraderMessageCreatePage />,
    {},
    { at: `/x?operacao=${encodeURIComponent('{"asset":"<b>"}')}`, path: '/x' },
  );
  const form = await screen.findByRole('form');
  expect(form.textContent).not.toContain('<b>');
});
