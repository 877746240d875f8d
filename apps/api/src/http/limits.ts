import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Services } from '../services.ts';
import { Refusal } from './refusal.ts';

const minute = 60;
const hour = 3600;

interface Limit {
  max: number;
  seconds: number;
  /** How often within its time an attempt is given back; unlimited by default. */
  returns?: number;
  /** The target is shared by many people: a refused caller may have tried once. */
  isShared?: true;
}
/** Every rate limit, multiplied by RATE_LIMIT_FACTOR. The comment is the target: see `limit`. */
export const limits = {
  /**
   * The typed name and a network, so that a stranger locks nobody out elsewhere. A right password gives its attempt
   * back.
   */
  'login-account': { max: 10, seconds: 15 * minute, returns: 30 },
  /**
   * The typed name, from anywhere. E-mail and CPF count separately, so that the limit does not reveal that they are one
   * account's. A right password gives its attempt back.
   */
  'login-account-wide': { max: 100, seconds: hour },
  /** IP, and its network. */
  'login-ip': { max: 50, seconds: 15 * minute },
  /** Account: its password within a session. A right one gives its attempt back. */
  'own-password': { max: 10, seconds: 15 * minute, returns: 30 },
  /** User id: second-factor codes. A right one gives its attempt back. */
  'second-factor': { max: 10, seconds: 15 * minute, returns: 30 },
  /**
   * Network: passkey challenges, one per login page, and their signatures. Keys cannot be guessed: it bounds storage.
   */
  'passkey-ip': { max: 600, seconds: 15 * minute },
  /** Account: requested addresses. Each request reveals whether an address is taken. */
  'email-change': { max: 5, seconds: hour },
  /** Client id: exports of personal data. */
  export: { max: 10, seconds: hour },
  /** Client id: stamped copies. */
  'report-copy': { max: 120, seconds: hour },
  /** Network: requests of the free sample; viewers request many ranges of one file. */
  'sample-report': { max: 600, seconds: hour, isShared: true },
  /** User id: uploaded reports and quote files. */
  upload: { max: 20, seconds: hour },
  /** User id: traced files. */
  trace: { max: 60, seconds: hour },
  /** Network: downloads of the recommendation record. */
  'record-export': { max: 60, seconds: hour },
  /** E-mail. */
  'reset-account': { max: 3, seconds: hour },
  /** IP. */
  'reset-ip': { max: 10, seconds: hour },
  /** IP: codes of mailed links. */
  'mailed-code': { max: 60, seconds: hour },
  /** Network: links to unsubscribe, which mail programs press, and their filters open, for many people. */
  unsubscribe: { max: 6000, seconds: hour, isShared: true },
  /** Recipient of mails that anybody can cause. */
  mail: { max: 3, seconds: hour },
  /** Recipient of mails caused by guest orders, and their typed data. */
  'guest-mail': { max: 6, seconds: hour },
  'change-mail': { max: 3, seconds: hour },
  /** IP: starting a checkout, its steps and cart. */
  checkout: { max: 300, seconds: hour, isShared: true },
  /** IP: requested links to finish a purchase later. */
  'resume-link': { max: 20, seconds: hour, isShared: true },
  /** Recipient of those links: more than one, as a stranger may have typed the address first. */
  'resume-link-mail': { max: 3, seconds: 24 * hour },
  /** IP. */
  signup: { max: 10, seconds: hour, isShared: true },
  /** IP. */
  'signup-conflict': { max: 20, seconds: hour, isShared: true },
  /** Checkout key, once per CPF. */
  'signup-conflict-cpf': { max: 5, seconds: hour },
  /** Checkout key, once per e-mail. */
  'signup-conflict-email': { max: 5, seconds: hour },
  /** Checkout key or IP; when logged in, the client. Checked, or refused in a purchase. */
  'verify-coupon': { max: 10, seconds: minute },
  /** IP, over all its checkouts. */
  'verify-coupon-ip': { max: 60, seconds: minute, isShared: true },
  /** IP. */
  zipcode: { max: 30, seconds: minute, isShared: true },
  /** IP: logged browser reports. */
  'csp-report': { max: 30, seconds: hour },
  /** IP: cards sent to the sandbox's tokeniser. */
  tokenise: { max: 60, seconds: hour },
  /** IP. */
  pix: { max: 30, seconds: minute },
  /** Client id; for guests the CPF, if it has an account. */
  purchase: { max: 10, seconds: hour },
  /** Client id: messages to the house. */
  message: { max: 5, seconds: hour },
  /** User id: products granted for free. */
  'staff-grant': { max: 100, seconds: 24 * hour },
  /** User id: clients' passwords reset, addresses changed or confirmed, and CPFs changed: what opens or proves an account. */
  'staff-access': { max: 100, seconds: 24 * hour },
  /** User id: changed expiries. */
  'staff-expiry': { max: 200, seconds: 24 * hour },
  /** User id: removed clients. */
  'staff-removal': { max: 50, seconds: 24 * hour },
  /** User id: notifications, any of which may reach every client. */
  'staff-notification': { max: 60, seconds: 24 * hour },
  /** User id: viewed clients' areas. */
  'staff-view': { max: 60, seconds: 24 * hour },
  /** User id and act: mails to administrators about these limits. */
  'staff-alarm': { max: 1, seconds: 24 * hour },
  /** Client id: checks of one payment. */
  'verify-payment': { max: 6, seconds: minute },
  /** Client id: checks of all pending payments. */
  'refresh-payments': { max: 6, seconds: minute },
  /** Session, per process. */
  token: { max: 300, seconds: minute },
  /** IP without a session, per process. High, since many homes may share an address. */
  anonymous: { max: 3000, seconds: minute, isShared: true },
} satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

type Counting = Pick<Services, 'db' | 'config' | 'now'>;

/** At least one: a small factor must not refuse everybody, nor silence an alarm. */
export const mostOf = (max: number, { config }: Pick<Services, 'config'>): number =>
  Math.max(1, Math.floor(max * config.rateLimitFactor));

/** A rate limit and its target. */
type Try = readonly [name: LimitName, target: string | number];

/** Counts one attempt at `target`, over all API processes, and refuses with 429 beyond the limit. */
export const limit = (services: Counting, name: LimitName, target: string | number): Promise<void> =>
  limitInOrder(services, [[name, target]]);

/**
 * Counts one attempt at each target, as `limit` does, in one statement. Targets after one that refuses are not counted.
 */
export async function limitInOrder(services: Counting, tries: readonly Try[]): Promise<void> {
  const counted = await countInTurn(
    services,
    tries.map(([name, target]) => ({ ...limits[name], key: keyOf(name, target) })),
  );
  for (const [i, { n, age }] of counted.entries()) {
    const { max, seconds, isShared }: Limit = limits[tries[i]![0]];
    if (n > mostOf(max, services)) throw tooMany(seconds - age, isShared && ofNetwork);
  }
}

interface Count {
  n: number;
  /** The age of the count, in seconds. */
  age: number;
}

/** The counts within their time, each only if the previous one was within its limit. */
async function countInTurn(
  { db, config, now }: Counting,
  keys: readonly { key: string; seconds: number; max: number }[],
): Promise<Count[]> {
  const at = now();
  const names = keys.map((_, i) => sql.table(`count_${i}`));
  const counts = keys.map(({ key, seconds }, i) => {
    const before = keys[i - 1];
    const after = before ? sql`from ${names[i - 1]!} where n <= ${mostOf(before.max, { config })}::int` : sql``;
    return sql`${names[i]!} as (${countStatement(key, at, seconds, after)})`;
  });
  const rows = names.map((name, i) => sql`select ${i}::int as place, n, starts_at from ${name}`);
  const counted = await sql<{ n: number; starts_at: Date }>`
    with ${sql.join(counts)} ${sql.join(rows, sql` union all `)} order by place`.execute(db);
  return counted.rows.map(({ n, starts_at }) => ({ n, age: (at.getTime() - starts_at.getTime()) / 1000 }));
}

function countStatement(key: string, at: Date, seconds: number, after: RawBuilder<unknown>): RawBuilder<unknown> {
  const secondsFrom = (distance: number) => new Date(at.getTime() + distance * 1000);
  // One that begins far ahead was counted by a clock that has been set back since.
  const over = sql`(rate_count.starts_at <= ${secondsFrom(-seconds)} or rate_count.starts_at > ${secondsFrom(seconds)})`;
  return sql`insert into rate_count (key, starts_at, n) select ${key}::text, ${at}::timestamptz, 1 ${after}
    on conflict (key) do update set n = case when ${over} then 1 else rate_count.n + 1 end,
      starts_at = case when ${over} then excluded.starts_at else rate_count.starts_at end
    returning n, starts_at`;
}

/**
 * Refuses with 429 when the limit is used up, without counting: for attempts that count only if they turn out to be
 * guesses.
 */
export async function refuseOverLimit(
  { db, config, now }: Counting,
  name: LimitName,
  target: string | number,
): Promise<void> {
  const { max, seconds, isShared }: Limit = limits[name];
  const counted = await db
    .selectFrom('rate_count')
    .select(['n', 'starts_at'])
    .where('key', '=', keyOf(name, target))
    .executeTakeFirst();
  const left = counted ? seconds - (now().getTime() - counted.starts_at.getTime()) / 1000 : 0;
  if (counted && left > 0 && left <= 2 * seconds && counted.n >= mostOf(max, { config }))
    throw tooMany(left, isShared && ofNetwork);
}

/** Whether one more is within the limit: for what is then left out silently instead of refused. */
export async function isWithinLimit(services: Counting, name: LimitName, target: string | number): Promise<boolean> {
  try {
    await limit(services, name, target);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Gives back what `limitInOrder` counted for an attempt that was no guess, as often as the limits allow. Rows are
 * updated in the order in which they were counted, so that two attempts cannot deadlock.
 */
export async function uncountInOrder({ db, config, now }: Counting, tries: readonly Try[]): Promise<void> {
  const returned = tries.flatMap(([name, target]) => {
    const { seconds, returns }: Limit = limits[name];
    return returns === undefined ? [] : [{ key: `back-${keyOf(name, target)}`, seconds, max: returns }];
  });
  const isReturned = sql.join(
    [
      sql`true`,
      ...returned.map(
        ({ max }, i) => sql`(select n from ${sql.table(`returned_${i}`)}) <= ${mostOf(max, { config })}::int`,
      ),
    ],
    sql` and `,
  );
  const steps = [
    ...returned.map(
      ({ key, seconds }, i) => sql`${sql.table(`returned_${i}`)} as (${countStatement(key, now(), seconds, sql``)})`,
    ),
    ...tries.map(([name, target], i) => {
      const isNext = i === 0 ? sql`true` : sql`(select count(*) from ${sql.table(`uncounted_${i - 1}`)}) >= 0`;
      return sql`${sql.table(`uncounted_${i}`)} as (update rate_count set n = greatest(n - 1, 0)
        where key = ${keyOf(name, target)} and ${isReturned} and ${isNext} returning n)`;
    }),
  ];
  await sql`with ${sql.join(steps)} select`.execute(db);
}

/** The same for one target. */
export const uncountAttempt = (services: Counting, name: LimitName, target: string | number): Promise<void> =>
  uncountInOrder(services, [[name, target]]);

const tried = 'Muitas tentativas. Aguarde um pouco e tente novamente.';
/** For callers who may have tried once, from a network shared by many. */
export const ofNetwork = 'Muitos acessos da sua rede em pouco tempo. Aguarde um pouco e tente novamente.';

export const tooMany = (seconds: number, words = tried): Refusal =>
  new Refusal('too_many_requests', words, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });

/** Targets are personal data, so only their hash is stored. */
const keyOf = (name: LimitName, target: string | number) =>
  `${name} ${createHash('sha256').update(String(target).toLowerCase()).digest('base64url').slice(0, 22)}`;
