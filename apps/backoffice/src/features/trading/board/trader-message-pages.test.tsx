// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { TraderMessageCreatePage } from './trader-message-create-page.tsx';

afterEach(cleanup);

it('board message form: ignores a URL without a trade', async () => {
  renderScreen(
    <TraderMessageCreatePage />,
    {},
    { at: `/x?operacao=${encodeURIComponent('{"asset":"<b>"}')}`, path: '/x' },
  );
  const form = await screen.findByRole('form');
  expect(form.textContent).not.toContain('<b>');
});
