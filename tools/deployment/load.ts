import { randomUUID } from 'node:crypto';
import { card, signUpBody, type SignUpBody } from '../../apps/api/src/testing/purchases.ts';
import type { Deployed } from './deployment.ts';
import { type Answer, type Asked, visitorFrom } from './visitor.ts';

export interface LoadFigures {
  seconds: number;
  requests: number;
  /** Descriptions of the failed calls. */
  failures: string[];
  /** The buyers whose purchases were answered as paid. */
  buyers: SignUpBody['client'][];
  p50: number;
  p99: number;
  slowest: number;
}

const READS_PER_SECOND = 120;
const PURCHASES_PER_SECOND = 2;
/** A busy machine gets only as many as it can answer: overload is tested elsewhere. */
const AT_ONCE = 40;
const PURCHASES_AT_ONCE = 8;
/** One address gets no more concurrent answers than a household or an office. */
const VISITORS = Array.from({ length: 20 }, (_, n) => `127.0.0.${n + 10}`);

/**
 * Visitors who read pages and lists, and buyers who pay by card, at a fixed rate per second while they are answered,
 * until stopped.
 */
export async function startLoad({ urls, certificate }: Deployed): Promise<{ stop(): Promise<LoadFigures> }> {
  const visitors = VISITORS.map((address) => visitorFrom(certificate, address));
  let turn = 0;
  const ask = (url: string, asked?: Asked) => visitors[turn++ % visitors.length]!.ask(url, asked);
  const login = await ask(`${urls.backoffice}/api/v1/login`, {
    method: 'POST',
    body: { email: 'financeiro@mirante.example', password: 'mirante123' },
  });
  const headers = { authorization: `Bearer ${(JSON.parse(login.text) as { token: string }).token}` };
  const reads = [
    ...Array.from({ length: 4 }, () => () => ask(`${urls.checkout}/api/v1/active-products`)),
    () => ask(`${urls.checkout}/`),
    () => ask(`${urls.client}/config.js`),
    ...Array.from({ length: 2 }, () => () => ask(`${urls.client}/api/v1/routes`, { headers })),
    () => ask(`${urls.backoffice}/api/v1/payments?page=1&perPage=20`, { headers }),
    () => ask(`${urls.backoffice}/api/v1/clients?client.filter=joana.canario@exemplo.com.br`, { headers }),
  ];
  const failures: string[] = [];
  const times: number[] = [];
  const buyers: SignUpBody['client'][] = [];
  const open = new Set<Promise<void>>();
  const openPurchases = new Set<Promise<void>>();

  const note = (what: string, act: () => Promise<Answer>, among = open) => {
    const one = timed(what, act);
    among.add(one);
    void one.finally(() => among.delete(one));
  };
  const timed = async (what: string, act: () => Promise<Answer>): Promise<void> => {
    const since = performance.now();
    try {
      const { status, text } = await act();
      if (status !== 200) failures.push(`${what}: ${status} ${text.slice(0, 200)}`);
    } catch (error) {
      failures.push(`${what}: ${String(error)}`);
    }
    times.push(performance.now() - since);
  };
  const began = performance.now();
  let sent = 0;
  let bought = 0;
  const clock = setInterval(() => {
    const seconds = (performance.now() - began) / 1000;
    for (; bought < seconds * PURCHASES_PER_SECOND && openPurchases.size < PURCHASES_AT_ONCE; bought++) {
      const body = signUpBody({ payment: card(undefined, new Date()) });
      const key = { 'idempotency-key': randomUUID() };
      note(
        'purchase',
        async () => {
          const answer = await ask(`${urls.checkout}/api/v1/clients`, { method: 'POST', headers: key, body });
          if (answer.status === 200) buyers.push(body.client);
          return answer;
        },
        openPurchases,
      );
    }
    for (; sent < seconds * READS_PER_SECOND && open.size < AT_ONCE; sent++)
      note(`read ${sent % reads.length}`, reads[sent % reads.length]!);
  }, 5);
  return {
    stop: async () => {
      clearInterval(clock);
      await Promise.all([...open, ...openPurchases]);
      for (const { leave } of visitors) leave();
      const sorted = times.toSorted((a, b) => a - b);
      const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)]!);
      const seconds = (performance.now() - began) / 1000;
      return { seconds, requests: times.length, failures, buyers, p50: at(0.5), p99: at(0.99), slowest: at(1) };
    },
  };
}
