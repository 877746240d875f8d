// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Banners } from './banners.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const dismiss = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Dispensar o aviso ${name}` }));

test('help banner: once dismissed is gone, on later visits too', () => {
  renderScreen(<Banners />);
  expect(links()).toEqual(['Fale conosco', 'Central de ajuda']);
  dismiss('Central de ajuda');
  cleanup();
  renderScreen(<Banners />);
  expect(links()).toEqual(['Fale conosco']);
});

test('message banner: links to a new message, and once dismissed is gone for the session', () => {
  renderScreen(<Banners />);
  expect(screen.getByRole('link', { name: 'Fale conosco' }).getAttribute('href')).toBe('/fale-conosco/novo');
  dismiss('Fale conosco');
  expect(links()).toEqual(['Central de ajuda']);
});

test('banners: a corrupt storage hides nothing', () => {
  localStorage.setItem('mirante.dismissed-banners', '{"help":');
  renderScreen(<Banners />);
  expect(links()).toHaveLength(2);
});
