import type { SessionDetails } from '@mirante/domain/access/session.ts';
import { expect, test } from 'vitest';
import { sessionRefreshed, sessionReducer, sessionStarted } from './session-slice.ts';

const details = {
  role: 'user',
  user: { id: 1, name: 'Rui Prado', roles: [{ name: 'conteudo' }] },
} as unknown as SessionDetails;
const started = sessionReducer(undefined, sessionStarted({ ...details, token: 'rui' }));
const refreshed = (more: Partial<SessionDetails> = {}) =>
  sessionReducer(started, sessionRefreshed({ ...structuredClone(details), ...more }));

test('session details that are refetched unchanged stay the same objects, so that no screen renders again', () => {
  expect(refreshed()).toBe(started);
  const renamed = refreshed({ user: { ...structuredClone(details.user), name: 'Rui P.' } });
  expect(renamed.details?.user.name).toBe('Rui P.');
  expect(renamed.details?.user.roles).toBe(started.details?.user.roles);
});
