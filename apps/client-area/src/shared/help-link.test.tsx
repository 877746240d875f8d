// @vitest-environment happy-dom
import { brand } from '@mirante/domain/house/brand.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { HelpLink } from './help-link.tsx';

test.each([
  [['mirante_consultoria'], 'Falar com a consultoria', brand.consultancy_support_url],
  [['top_fundos'], 'Falar com o suporte', brand.support_url],
])('help link: who has %j is told whom it reaches', (entitlements, name, address) => {
  renderScreen(<HelpLink />, {}, { entitlements });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toContain(address);
});
