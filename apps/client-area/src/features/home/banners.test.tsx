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

test('the help banner that was dismissed is gone, on later visits too', () => {
  renderScreen(<Banners />);
  expect(links()).toEqual(['Fale conosco', 'Central de ajuda']);
  dismiss('Central de ajuda');
  cleanup();
  renderScreen(<Banners />);
  expect(links()).toEqual(['Fale conosco']);
});

test('the invitation to write to the house leads there, and is gone for the session once dismissed', () => {
  renderScreen(<Banners />);
  expect(screen.getByRole('link', { name: 'Fale conosco' }).getAttribute('href')).toBe('/fale-conosco/novo');
  dismiss('Fale conosco');
  expect(links()).toEqual(['Central de ajuda']);
});

test('what a storage holds that is not ours hides nothing', () => {
  localStorage.setItem('mirante.dismissed-banners', '{"help":');
  renderScreen(<Banners />);
  expect(links()).toHaveLength(2);
});
