import { Agent, request } from 'node:https';
import { readFileSync } from 'node:fs';

export interface Answer {
  status: number;
  text: string;
}
export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** An HTTPS client of a deployment, from a given local address, with keep-alive connections. */
export function visitorFrom(certificate: string, localAddress = '127.0.0.1') {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, ca: readFileSync(certificate), localAddress });
  const ask = (url: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const json = body === undefined ? undefined : JSON.stringify(body);
      const call = request(
        url,
        {
          agent,
          method,
          family: 4,
          timeout: 30_000,
          headers: {
            ...(json !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(json),
            }),
            ...headers,
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => (text += part));
          answer.once('error', reject).once('end', () => resolve({ status: answer.statusCode!, text }));
        },
      );
      call.once('error', reject).once('timeout', () => call.destroy(new Error('no answer within 30 s')));
      call.end(json);
    });
  return { ask, leave: () => agent.destroy() };
}
