// @vitest-environment happy-dom
import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ChangeEntries } from './change-entries.tsx';

const entry = (id: number, more: Partial<AuditEntry>) =>
  ({
    id,
    request_id: 'one',
    user_name: 'Renata Brandão',
    action: 'Criar uma notícia',
    created_at: '2026-11-26T13:00:00Z',
    resource: 'news',
    root_resource: 'news',
    record_id: 7,
    change: 'update',
    diff: {},
    names: {},
    ...more,
  }) as AuditEntry;

it("a record's log has one entry per call, which begins with the record itself", () => {
  const product = entry(9, { diff: { product_id: [null, 2] }, names: { product_id: { 2: 'Top Fundos' } } });
  const made = entry(8, { change: 'create', diff: { title: [null, 'Ata do Copom'] } });
  render(<ChangeEntries of={[product, made]} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem').textContent).toContain('Criar uma notícia (criou)');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Ata do Copom',
    'Top Fundos',
  ]);
});

it("a record's log tells that a password changed, without dots for its values", () => {
  const reset = entry(8, { resource: 'client', root_resource: 'client', diff: { password_hash: ['•••', '•••'] } });
  render(<ChangeEntries of={[reset]} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('term').textContent).toBe('Senha');
  expect(screen.getByRole('definition').textContent).toBe('alterada');
});

it("a record's log shows more fields, or a whole text, in place of the button, with its focus", () => {
  const long = 'Nota '.repeat(60);
  const values = [long, 'b', 'c', 'd', 'e', 'Sexto', 'g'].map((value, i) => [`column_${i}`, [null, value]]);
  render(<ChangeEntries of={[entry(8, { diff: Object.fromEntries(values) })]} />, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais 2 campos' }));
  expect(document.activeElement?.textContent).toContain('Sexto');
  fireEvent.click(screen.getByRole('button', { name: 'ver tudo' }));
  expect(document.activeElement?.textContent).toBe(long);
});

it("a record's log cuts a long text between characters, not within an emoji", () => {
  render(<ChangeEntries of={[entry(8, { diff: { message: [null, `${'x'.repeat(159)}🚀 e mais`] } })]} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('definition').textContent).toBe(`${'x'.repeat(159)}… ver tudo`);
});
