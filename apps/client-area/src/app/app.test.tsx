// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { App } from './app.tsx';
import { to } from './to.ts';

test.each([
  to.home(),
  to.account(),
  to.password(),
  to.sessions(),
  to.removeAccount(),
  to.privacy(),
  to.ownProducts(),
  to.ownProduct(1),
  to.withdrawPurchase(1),
  to.buy(),
  to.renew('top_fundos'),
  to.productHistory(),
  to.payments(),
  to.payment(1),
  to.receipt(1),
  to.notifications(),
  to.notificationSettings(),
  to.help(),
  to.advisory(),
  to.mentoring(),
  to.contents(),
  to.consultancyContents(),
  to.reports(),
  to.report(1),
  to.videos(),
  to.video(1),
  to.newsList(),
  to.news(1),
  to.notices(),
  to.notice(1),
])('pages: %s redirects to the login without a session', async (at) => {
  renderScreen(<App />, {}, null, at);
  expect(await screen.findByLabelText('Email | CPF')).toBeTruthy();
});

test.each([to.advisory(), to.mentoring(), to.consultancyContents()])(
  'pages: %s is not found without the consultancy',
  async (at) => {
    renderScreen(<App />, {}, {}, at);
    expect(await screen.findByText('Código 404')).toBeTruthy();
  },
);

test.each([
  to.contents(),
  to.reports(),
  to.report(1),
  to.videos(),
  to.video(1),
  to.newsList(),
  to.news(1),
  to.notices(),
  to.notice(1),
])('pages: %s is forbidden without an active product, and makes no call', async (at) => {
  const { calls } = renderScreen(<App />, {}, {}, at);
  expect(await screen.findByText(/^Operação não permitida\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver meus produtos' }).getAttribute('href')).toBe(to.ownProducts());
  expect(calls.filter(({ call }) => /videos|news|board|contents|reports/.test(call))).toEqual([]);
});

test('pages: an unknown URL has a not-found page in English, with a link home', async () => {
  renderScreen(<App />, {}, null, '/nada-aqui');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /home/ }).getAttribute('href')).toBe('/');
});
