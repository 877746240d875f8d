// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { TraderMessageCreatePage } from './trader-message-create-page.tsx';

const of = (trade: string) => `/x?operacao=${encodeURIComponent(trade)}`;

it('board message form: says the trade of its URL as text, and is filled anew when that changes', async () => {
  renderScreen(
    <>
      <Link to={of('{"asset":"VALE3","type":"C","status":"live"}')}>Outra</Link>
      <TraderMessageCreatePage />
    </>,
    {},
    { at: of('{"asset":"<b>"}'), path: '/x' },
  );
  expect((await screen.findByText('<b>')).tagName).toBe('STRONG');
  fireEvent.click(screen.getByRole('link', { name: 'Outra' }));
  expect((await screen.findByText('VALE3')).parentElement?.textContent).toBe('VALE3: Compra, Andamento.');
});
