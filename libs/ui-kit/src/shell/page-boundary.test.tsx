// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { PageBoundary } from './page-boundary.tsx';

const Broken = (): never => {
  throw new Error('Failed to fetch dynamically imported module');
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(cleanup);

it('page boundary: keeps the menu when a page crashes, and recovers on navigation', async () => {
  render(
    <MemoryRouter>
      <Link to="/outra">Outra</Link>
      <PageBoundary>
        <Routes>
          <Route path="/" element={<Broken />} />
          <Route path="/outra" element={<p>Inteira</p>} />
        </Routes>
      </PageBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Erro desconhecido' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Outra' }));
  expect(screen.getByText('Inteira')).toBeDefined();
});
