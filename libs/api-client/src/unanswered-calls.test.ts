import { expect, it } from 'vitest';
import { keyOfCall, settleCall } from './unanswered-calls.ts';

const CALL = 'POST /api/v1/trades {"asset":"PETR4"}';

it.each(['FETCH_ERROR', 500, 503, 409] as const)(
  'idempotency key: after %s, which may hide a success, the same call has the same key',
  (status) => {
    const key = keyOfCall(CALL);
    settleCall(key, status);
    expect(keyOfCall(CALL)).toBe(key);
    expect(keyOfCall(`${CALL} `)).not.toBe(key);
    settleCall(key, undefined);
    expect(keyOfCall(CALL)).not.toBe(key);
  },
);

it('idempotency key: a refusal ends the attempt', () => {
  const key = keyOfCall(CALL);
  settleCall(key, 422);
  expect(keyOfCall(CALL)).not.toBe(key);
});

it('idempotency key: that of another call stays until its own answer', () => {
  const [key, other] = [keyOfCall(CALL), keyOfCall('POST /api/v1/trades {"asset":"VALE3"}')];
  settleCall(other, undefined);
  expect(keyOfCall(CALL)).toBe(key);
  settleCall(key, undefined);
});
