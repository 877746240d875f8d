import type { AuditedResource } from '@mirante/domain/house/audit.ts';
import { expect, it } from 'vitest';
import { auditCsv } from './audit.csv.ts';
import type { Unnamed } from './names.store.ts';

const [, fields] = auditCsv.find(([head]) => head === 'Campos')!;
const written = (resource: AuditedResource, diff: Unnamed['diff']) => fields({ resource, diff } as Unnamed);

it('the audit log’s file has days and times of São Paulo, decimal commas, and the words of the lists', () => {
  expect(written('client_product', { expires_at: [null, '2026-12-01T02:59:59+00:00'] })).toMatch(
    /: {2}→ 30\/11\/2026, 23:59$/,
  );
  expect(written('dividend', { with_date: ['2026-11-30', '2026-12-01'], value: [0.5, 1] })).toBe(
    'Data com: 30/11/2026 → 01/12/2026\nValor: 0,5 → 1',
  );
  expect(written('stock', { active: [true, false] })).toBe('Ativo: Sim → Não');
  expect(written('client_product', { obs: [null, '2026-11-30Tudo certo'] })).toMatch(/: {2}→ 2026-11-30Tudo certo$/);
  expect(written('payment', { method: ['pix', 'bank_slip'] })).toBe('Método: Pix → Boleto');
});
