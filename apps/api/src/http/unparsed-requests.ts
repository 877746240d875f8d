import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problem, UNREAD } from './errors.ts';
import { safeHeaders } from './headers.ts';

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what Node cannot parse, or waited for too long, like any other wrong request, and ends the connection. */
export function answerUnparsed(error: Error & { code?: string }, socket: Socket): void {
  const { code = '' } = error;
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const status = statuses[code] ?? 400;
    const title = STATUS_CODES[status] ?? '';
    const body = JSON.stringify({ ...problem('invalid_request', UNREAD), status, title });
    const headers = {
      ...safeHeaders,
      connection: 'close',
      'content-type': 'application/problem+json',
      'content-length': Buffer.byteLength(body),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`${[`HTTP/1.1 ${status} ${title}`, ...lines].join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}
