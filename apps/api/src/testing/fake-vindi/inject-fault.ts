import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, FaultKind } from './faults.ts';

interface Good {
  status: number;
  body: object;
}
type FaultResponse = (
  response: ServerResponse,
  good: Good | undefined,
  fault: Fault,
  firstBill: number,
) => void | Promise<void>;

const answer = (response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
const whole = (response: ServerResponse, good: Good | undefined) =>
  good ? answer(response, good.status, JSON.stringify(good.body)) : answer(response, 500, '{}');

const faultResponses: Record<FaultKind, FaultResponse> = {
  hang: async (response, _good, { until }) => {
    if (!until) return;
    await until;
    response.destroy();
  },
  slow: async (response, good, { delayMs = 200 }) => {
    await sleep(delayMs);
    whole(response, good);
  },
  error_500: (response) =>
    answer(response, 500, '{"errors":[{"id":"internal_server_error","parameter":"","message":""}]}'),
  redirect: (response) => answer(response, 302, '', { location: 'https://elsewhere.invalid/' }),
  bad_json: (response) => answer(response, 200, '<html><body>Manutenção</body></html>'),
  half_body: (response, good) => {
    const text = JSON.stringify(good?.body ?? { bill: {} });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  },
  reset: (response) => void response.socket?.resetAndDestroy(),
  drop: (response) => void response.destroy(),
  limited: (response, _good, { retryAfter = 30 }) =>
    answer(response, 429, '{"errors":[{"id":"too_many_requests","parameter":"","message":""}]}', {
      'retry-after': String(retryAfter),
    }),
  invalid: (response) =>
    answer(
      response,
      422,
      '{"errors":[{"id":"invalid_parameter","parameter":"registry_code","message":"não é válido"}]}',
    ),
  /** The id of another bill, the very first. */
  duplicate_id: (response, good, _fault, firstBill) =>
    whole(
      response,
      good && {
        ...good,
        body: JSON.parse(JSON.stringify(good.body).replace(/"bill":\{"id":\d+/, `"bill":{"id":${firstBill}`)) as object,
      },
    ),
  /** With the status of a success. */
  refund_rejected: (response) =>
    answer(response, 200, '{"charge":{"last_transaction":{"transaction_type":"refund","status":"rejected"}}}'),
  /** As a read of the same path is. */
  ignored: whole,
  /** Every other call fails. */
  flapping: (response) => answer(response, 503, ''),
};

export const injectFault = (fault: Fault, response: ServerResponse, good: Good | undefined, firstBill: number): void =>
  void faultResponses[fault.kind](response, good, fault, firstBill);
