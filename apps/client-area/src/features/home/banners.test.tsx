// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Banners } from './banners.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const dismiss = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Dispensar o aviso ${name}` }));

test('a banner that was dismissed is gone, on later visits too', () => {
  show(<Banners />);
  expect(links()).toEqual(['Fale conosco', 'Central de ajuda']);
  dismiss('Fale conosco');
  expect(links()).toEqual(['Central de ajuda']);
  cleanup();
  show(<Banners />);
  expect(links()).toEqual(['Central de ajuda']);
  dismiss('Central de ajuda');
  expect(screen.queryByRole('list')).toBeNull();
});

test("the consultancy's clients reach their own team", () => {
  show(<Banners />, {}, { entitlements: ['mirante_consultoria'] });
  const chat = new URL(screen.getByRole('link', { name: 'Fale conosco' }).getAttribute('href') ?? '');
  expect(chat.pathname).toBe('/5511900000001');
  expect(chat.searchParams.get('text')).toContain('ana@mirante.example');
});

test('what a storage holds that is not ours hides nothing', () => {
  localStorage.setItem('mirante.dismissed-banners', '{"help":');
  show(<Banners />);
  expect(links()).toHaveLength(2);
});
