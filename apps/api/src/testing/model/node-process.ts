import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { releaseWorkerLock } from '../../sales/purchases/worker-lock.ts';
import type { Services } from '../../services.ts';
import type { Interleaving } from './interleaving.ts';

/**
 * Where a process dies: at its n-th call of the database or the gateway, either before making it, or before getting its
 * answer.
 */
export interface Death {
  call: number;
  answered: boolean;
}
export class ProcessDied extends Error {}

export interface NodeProcess {
  services: Services;
  isDead(): boolean;
  /** Revives the process, which dies at its n-th call from now. */
  dieAt(death: Death | undefined): void;
  end(): Promise<void>;
}

const asked = [
  'createCharge',
  'readCharge',
  'findCharge',
  'listCharges',
  'cancelCharge',
  'renewPix',
  'refundCharge',
] as const;

/**
 * Services of a process that can be killed: all its side effects go through its database connections and its gateway.
 * Once dead it reaches neither, so that any code still running has no effect, and its open transactions end with their
 * connections.
 */
export function startProcess(base: Services, turns: Interleaving): NodeProcess {
  let calls = 0;
  let death: Death | undefined;
  let dead = false;

  function die(): never {
    dead = true;
    void releaseWorkerLock(services.db);
    throw new ProcessDied();
  }
  const alive = () => {
    if (dead) throw new ProcessDied();
  };
  async function step<T>(call: () => Promise<T>): Promise<T> {
    alive();
    await turns.wait();
    alive();
    calls += 1;
    const dies = calls === death?.call;
    if (dies && !death!.answered) die();
    const answer = await turns.during(call);
    if (dies) die();
    alive();
    return answer;
  }

  const pool = {
    connect: async () => {
      alive();
      const client = (await base.pool.connect()) as unknown as PostgresPoolClient & {
        release(destroy?: boolean): void;
      };
      return {
        query: (...query: Parameters<PostgresPoolClient['query']>) =>
          step(() => client.query(...query) as unknown as Promise<never>),
        // A dead process destroys its connections.
        release: () => client.release(dead),
      };
    },
    end: async () => undefined,
  } as unknown as PostgresPool;

  const gateway = {
    ...base.gateway,
    ...Object.fromEntries(
      asked.map((name) => [
        name,
        (...input: never[]) => step(() => (base.gateway[name] as (...given: never[]) => Promise<unknown>)(...input)),
      ]),
    ),
  };
  const services: Services = { ...base, db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), gateway };

  return {
    services,
    isDead: () => dead,
    dieAt: (next) => {
      calls = 0;
      death = next;
    },
    end: () => releaseWorkerLock(services.db),
  };
}
