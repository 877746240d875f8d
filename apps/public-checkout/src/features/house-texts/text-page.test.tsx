// @vitest-environment happy-dom
import { brandTexts } from '@mirante/domain/house/brand-texts.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { day } from '@mirante/domain/format.ts';
import { textLinks, textNames } from '@mirante/domain/house/text-links.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { TextPage } from './text-page.tsx';

it.each(textNames)('legal text page: %s has version, sections and responsible party', (name) => {
  render(<TextPage name={name} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(textLinks[name].title);
  expect(screen.getByText(`Versão de ${day(brand.terms_version)}`)).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    brandTexts[name].sections.map(({ title }) => title),
  );
  expect(document.body.textContent).toContain(brand.cnpj);
});

it('privacy policy: names the person in charge of personal data, with an address', () => {
  render(<TextPage name="privacy" />, { wrapper: MemoryRouter });
  const { name, email } = brand.data_protection_officer;
  expect(document.body.textContent).toMatch(new RegExp(`${name}.*${email}`));
});
