// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LinkReport } from './link-report.tsx';

test('link report: leads back to the reports, as a PDF does on a phone', () => {
  renderScreen(
    <LinkReport
      report={{
        id: 5,
        name: 'Petrobras',
        description: 'O plano.',
        link_report: 'https://exemplo.com.br/estudo',
        file_path: null,
        product_name: 'Invista em Ações',
        report_date: '2026-11-19T12:12:00Z',
        read_at: null,
        analyst_name: null,
        analyst_cnpi: null,
        statement: null,
        version: null,
        versions: [],
        pages: null,
        open_until: null,
        position: null,
        errata: [],
        tags: [],
        portfolios: [],
        funds: [],
        stock_portfolios: [],
        stocks: [],
        trades: [],
      }}
    />,
  );
  expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/relatorios');
});
