import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { isProven } from '@mirante/domain/access/proofs.ts';
import type { Services } from '../services.ts';
import { Refusal } from './refusal.ts';
import type { SessionRow } from './session-row.ts';

/** What a client whose password staff reset may still call. */
export const openDuringPasswordChange = new Set([
  '/api/v1/client/details',
  '/api/v1/hand-over',
  '/api/v1/client/password',
]);
/** What staff may call before they have the second factor that the house requires. */
const withoutSecondFactor = new Set([
  'GET /api/v1/user',
  'GET /api/v1/user/second-factor',
  'POST /api/v1/user/second-factor',
  'POST /api/v1/user/second-factor/confirm',
]);
export const isOpenWithoutSecondFactor = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): boolean =>
  withoutSecondFactor.has(`${method} ${path}`);

/** Whether a member of the staff lacks what the house requires of all of them. */
export const lacksSecondFactor = (
  { config }: Pick<Services, 'config'>,
  { viewer, hasSecondFactor }: Pick<SessionRow, 'viewer' | 'hasSecondFactor'>,
): boolean => viewer.role === 'user' && config.staffSecondFactor === 'required' && !hasSecondFactor;

/**
 * The refusal (403) of a session that has something to do first: `must_change_password`, `must_set_up_second_factor`, or
 * `step_up_required` where the call takes a session that was proven just before.
 */
export function refusalUntilReady(
  services: Pick<Services, 'config' | 'now'>,
  session: SessionRow,
  call: Pick<AnyEndpoint, 'method' | 'path' | 'stepUp'>,
): Refusal | undefined {
  const { path, stepUp } = call;
  if (session.mustChangePassword && !openDuringPasswordChange.has(path))
    return new Refusal('must_change_password', 'Defina uma nova senha para continuar.');
  if (lacksSecondFactor(services, session) && !isOpenWithoutSecondFactor(call))
    return new Refusal('must_set_up_second_factor', 'Ligue o segundo fator da sua conta para continuar.');
  if (stepUp && !isProven(stepUp, session.provenAt, services.now()))
    return new Refusal('step_up_required', 'Confirme que é você para continuar.');
  return undefined;
}
