// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { TraderMessageCreatePage } from './trader-message-create-page.tsx';

afterEach(cleanup);

it('a message of the board is begun by no address that names no trade', async () => {
  renderScreen(
    <TraderMessageCreatePage />,
    {},
    { at: `/x?operacao=${encodeURIComponent('{"asset":"<b>"}')}`, path: '/x' },
  );
  const form = await screen.findByRole('form');
  expect(form.textContent).not.toContain('<b>');
});
