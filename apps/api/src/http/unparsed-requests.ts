import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problem, UNREAD } from './errors.ts';
import { rawProblem } from './raw-problem.ts';

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what Node cannot parse, or waited for too long, like any other wrong request, and ends the connection. */
export function answerUnparsed(error: Error & { code?: string }, socket: Socket): void {
  const { code = '' } = error;
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const status = statuses[code] ?? 400;
    const title = STATUS_CODES[status] ?? '';
    socket.write(rawProblem({ ...problem('invalid_request', UNREAD), status, title }));
  }
  socket.destroy(error);
}
