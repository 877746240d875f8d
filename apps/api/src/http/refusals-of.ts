import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { isForClients } from '@mirante/domain/access.ts';
import type { RefusalCode } from '@mirante/contract/refusals.ts';
import { openDuringPasswordChange, isOpenWithoutSecondFactor } from './require-ready.ts';
import { isClosedToViews } from './view-only.ts';

/** All error codes of a call: those that it declares, and those that follow from its access and input. */
export function refusalsOf({
  method,
  path,
  allow,
  input,
  upload,
  idempotent,
  stepUp,
  ownerOnly,
  refuses,
}: AnyEndpoint): RefusalCode[] {
  const params = path.includes(':');
  const writes = method !== 'GET';
  const codes: (RefusalCode | false)[] = [
    'invalid_request',
    (params || input !== undefined) && 'invalid_value',
    input !== undefined && (writes ? 'invalid_body' : 'invalid_query'),
    idempotent && 'invalid_key',
    ...(allow === 'public' ? [] : (['unauthenticated', 'forbidden'] as const)),
    (allow === 'client' || allow === 'account') && !openDuringPasswordChange.has(path) && 'must_change_password',
    allow !== 'public' &&
      !isForClients(allow) &&
      !isOpenWithoutSecondFactor({ method, path }) &&
      'must_set_up_second_factor',
    (allow === 'public' || allow === 'account' || isForClients(allow)) &&
      isClosedToViews({ method, path, ownerOnly }) &&
      'view_only',
    stepUp !== undefined && 'step_up_required',
    params && 'not_found',
    ...(writes ? (['conflict', 'busy', 'too_large', 'unsupported_type'] as const) : []),
    (input !== undefined || upload !== undefined) && writes && 'invalid_fields',
    idempotent && 'idempotency_mismatch',
    ...refuses,
    'too_many_requests',
    'internal',
    'unavailable',
    'overloaded',
  ];
  return [...new Set(codes.filter((code) => code !== false))];
}
