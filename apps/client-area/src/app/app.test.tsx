// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { App } from './app.tsx';
import { to } from './to.ts';

afterEach(cleanup);

test.each([
  to.home(),
  to.account(),
  to.password(),
  to.sessions(),
  to.removeAccount(),
  to.privacy(),
  to.ownProducts(),
  to.ownProduct(1),
  to.buy(),
  to.renew('top_fundos'),
  to.productHistory(),
  to.payments(),
  to.payment(1),
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
])('%s sends a stranger to the login', async (at) => {
  renderScreen(<App />, {}, null, at);
  expect(await screen.findByLabelText('Email | CPF')).toBeTruthy();
});

test.each([to.advisory(), to.mentoring(), to.consultancyContents()])(
  '%s is not there without the consultancy',
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
])('%s is forbidden to who has no active product, and nothing is asked for them', async (at) => {
  const { calls } = renderScreen(<App />, {}, {}, at);
  expect(await screen.findByText(/^Operação não permitida\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver meus produtos' }).getAttribute('href')).toBe(to.ownProducts());
  expect(calls.filter(({ call }) => /videos|news|board|contents|reports/.test(call))).toEqual([]);
});

test('an address that is no page says so in English, and leads home', async () => {
  renderScreen(<App />, {}, null, '/nada-aqui');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /home/ }).getAttribute('href')).toBe('/');
});
