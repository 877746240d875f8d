import { expect, test } from 'vitest';
import { mayCall, type Area } from './access.ts';

const client = { id: 1, role: 'client', roles: [] } as const;
const finance = { id: 2, role: 'user', roles: ['financeiro'] } as const;
const admin = { id: 3, role: 'user', roles: ['administrador'] } as const;
const nobody = { id: 4, role: 'user', roles: [] } as const;

test.each([
  ['public', undefined, true],
  ['client', client, true],
  ['client', admin, false],
  ['staff', finance, true],
  ['staff', nobody, false],
  ['staff', client, false],
  [['financeiro'], finance, true],
  [['trader'], finance, false],
  [['trader'], admin, true],
  [['trader'], undefined, false],
  [{ area: 'content' }, undefined, false],
  [{ area: 'content' }, client, false],
  [{ area: 'content' }, { ...admin, entitlements: ['full_trader'] }, false],
] as const)('mayCall: a call for %j by %j: %s', (access, viewer, allowed) => {
  expect(mayCall(access, viewer)).toBe(allowed);
});

test.each<[Area, string[], boolean]>([
  ['content', ['mirante_aberto'], true],
  ['content', [], false],
  ['stocks', ['full_trader', 'invista_em_acoes'], true],
  ['funds', ['full_trader', 'invista_em_acoes'], false],
  ['recommended', ['full_trader'], true],
  ['trading', ['full_trader'], true],
  ['trading', ['top_fundos'], false],
  ['trading', ['novo_full_trader'], false],
  ['consultancy', ['mirante_completo'], false],
  ['consultancy', ['mirante_consultoria'], true],
  ['consultancy', ['outra_casa_consultoria'], true],
])('isAreaOpen: the %s area for a client with %j: %s', (area, entitlements, open) => {
  expect(mayCall({ area }, { ...client, entitlements })).toBe(open);
});
