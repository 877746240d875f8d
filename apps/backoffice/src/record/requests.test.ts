import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import { expect, it } from 'vitest';
import { requestsOf } from './requests.ts';

const entry = (id: number, request_id: string) => ({ id, request_id }) as AuditEntry;

it("requestsOf: groups one call's entries, in order", () => {
  const requests = requestsOf([entry(9, 'b'), entry(8, 'b'), entry(7, 'a'), entry(6, 'b')]);
  expect(requests.map((of) => of.map(({ id }) => id))).toEqual([[9, 8], [7], [6]]);
  expect(requestsOf([])).toEqual([]);
});
