import {
  changesOf,
  proofs,
  type Change,
  type Event,
  type Proof,
  type ProofName,
} from '@mirante/domain/access/proofs.ts';
import { describe, expect, it } from 'vitest';
import { ownerColumn } from './account-key.ts';
import { accountCalls, changesBetween, own, stateOf, type AccountCall, type State } from '../testing/account-calls.ts';
import { testApi } from '../testing/api.ts';
import { factory, logIn, PASSWORD, STRONG_PASSWORD, type Person } from '../testing/factory.ts';
import { buy, card } from '../testing/purchases.ts';
import {
  requestEmailChange,
  freshEmail,
  presentProof,
  createAccount,
  mailedCode,
  enableSecondFactor,
  type Account,
  type Credentials,
} from '../testing/proofs.ts';

const MINUTE = 60_000;
const clock = { at: Date.parse('2026-05-04T12:00:00Z') };
const api = await testApi({ now: () => new Date(clock.at) });
const { db, services } = api;
const product = await factory.product(db);
const sold = await factory.product(db);
const calls = accountCalls(api);
const admin = await factory.staff(db);

async function present(
  call: AccountCall,
  account: Account,
  { token = 'x'.repeat(43), password = 'nada', passkey }: Credentials,
  before?: State,
) {
  const from = before ?? (await stateOf(db, account));
  const answer = await call(account, { token, password, passkey });
  const after = await stateOf(db, account);
  return { made: changesBetween(from, after, answer), after, isRefused: answer.statusCode >= 400 };
}

const minutesOf = ({ minutes }: Proof, role: Person['role']) =>
  minutes === null || typeof minutes === 'number' ? minutes : minutes[role];
const asAdmin = () => logIn(api, admin);

/** How each event is caused, by other means than the proof. */
const happen: Record<Exclude<Event, 'used' | 'denied'>, (account: Account) => Promise<unknown>> = {
  password_changed: (account) =>
    api.post(`${own(account)}/password`, { current: PASSWORD, new: STRONG_PASSWORD }, { as: account.owner }),
  password_reset: async (account) =>
    api.post('/api/v1/password-reset/complete', {
      code: (await presentProof.reset(api, account)).token,
      password: STRONG_PASSWORD,
    }),
  password_reset_by_staff: async ({ id }) =>
    api.post(`/api/v1/clients/${id}/reset-password`, undefined, { as: await asAdmin() }),
  email_changed: async (account) => {
    const email = freshEmail();
    await requestEmailChange(api, account, email);
    return api.post('/api/v1/confirm-email', { code: await mailedCode(api, email, 'confirmar-email') });
  },
  email_changed_by_staff: async ({ id }) =>
    api.patch(`/api/v1/clients/${id}/email`, { email: freshEmail() }, { as: await asAdmin() }),
  second_factor_on: async (account) => {
    const off = { password: PASSWORD, code: account.codes.pop() };
    await api.post('/api/v1/user/second-factor/disable', off, { as: account.owner });
    account.codes = await enableSecondFactor(api, account.owner);
    return { statusCode: 200, body: '' };
  },
  second_factor_reset: async ({ id }) => api.delete(`/api/v1/users/${id}/second-factor`, { as: await asAdmin() }),
  removed: async ({ role, id }) =>
    api.delete(role === 'client' ? `/api/v1/clients/${id}` : `/api/v1/users/${id}`, { as: await asAdmin() }),
  paid_by_guest: async ({ id, email }) => {
    const { cpf } = await db.selectFrom('client').select('cpf').where('id', '=', id).executeTakeFirstOrThrow();
    const payment = { ...card(undefined, api.services.now()), products: [sold.id] };
    return buy(api, { client: { cpf, email, password: 'da-pagante' }, payment });
  },
};
/** Staff have no such edits and no payments; clients have no second factor. */
const eventsOf = (role: Person['role']) =>
  (Object.keys(happen) as (keyof typeof happen)[]).filter((event) =>
    role === 'client' ? !event.startsWith('second_factor') : !/_by_(staff|guest)$/.test(event),
  );
/** What each proof that survives an event still changes. */
const holds: Partial<Record<ProofName, [string, Change[]][]>> = {
  password: [['log in', ['session']]],
  passkey: [['log in by passkey', ['session']]],
  reset: [['reset the password', ['password', 'address_proven']]],
  confirm: [['confirm a link', ['address_proven']]],
  change: [['confirm a link', ['email', 'contact']]],
};

const uses: Partial<Record<ProofName, string>> = {
  hand_over: 'take a hand-over',
  view_code: 'take a hand-over',
  challenge: 'complete a login',
  reset: 'reset the password',
  invite: 'reset the password',
  email_cancel: 'cancel a change of e-mail',
};
async function usedUp(name: ProofName, account: Account, shown: Credentials) {
  if (name.startsWith('session') || name === 'view') return api.post('/api/v1/logout', undefined, { as: shown.token });
  return calls[uses[name] ?? 'confirm a link']!(account, { token: '', password: '', passkey: undefined, ...shown });
}

interface Row {
  name: ProofName;
  proof: Proof;
  role: Person['role'];
}
const rows: Row[] = Object.entries(proofs).flatMap(([name, proof]) =>
  proof.of.map((role) => ({ name: name as ProofName, proof, role })),
);
const ended = (by: Event) => rows.filter(({ proof }) => proof.endedBy.includes(by));
const aging = rows.filter(({ proof }) => proof.minutes !== null);

async function prepare({ name, role }: Row) {
  const account = await createAccount(api, role, product.id);
  return { account, shown: await presentProof[name](api, account) };
}
/** A password entered in a session is a proof of its own, with its own row. */
const callsFor = ({ name }: Row) =>
  Object.entries(calls).filter(([call]) => name !== 'session_with_password' || call !== 'log in');

/** The changes of every call that makes any. */
async function changedBy(row: Row, account: Account, shown: Credentials): Promise<[string, Change[]][]> {
  const changed: [string, Change[]][] = [];
  let state: State | undefined;
  for (const [call, act] of callsFor(row)) {
    const { made, after } = await present(act, account, shown, state);
    changed.push([call, made]);
    state = after;
  }
  return changed.filter(([, made]) => made.length > 0);
}

describe('a proof (mailed link, code, passkey or session)', () => {
  it.each(rows)('$name of a $role has the listed effects until the end of its lifetime, and no others', async (row) => {
    const { proof, role } = row;
    const done = new Set<Change>();
    const atItsEnd = async () => {
      const prepared = await prepare(row);
      clock.at += ((minutesOf(proof, role) ?? 0) - 0.02) * MINUTE;
      return prepared;
    };
    let { account, shown } = await atItsEnd();
    let known: AccountCall | undefined;
    for (const [, act] of callsFor(row)) {
      const { made, isRefused } = await present(act, account, shown);
      for (const change of made) done.add(change);
      if (made.length > 0) known ??= act;
      // A refused call leaves the proof as it was, as is seen below where it has an effect.
      if (!isRefused || proof.changes.length === 0) ({ account, shown } = await atItsEnd());
    }
    const again = known && (await present(known, account, shown)).made;
    expect(again).not.toEqual([]);
    expect(done).toEqual(new Set(proof.changes.filter((change) => changesOf[role].includes(change))));
  });

  it.each(aging)('$name of a $role has no effect after its lifetime', async (row) => {
    const { account, shown } = await prepare(row);
    clock.at += (minutesOf(row.proof, row.role)! + 0.02) * MINUTE;
    expect(await changedBy(row, account, shown)).toEqual([]);
  });

  it.each(rows.flatMap((row) => eventsOf(row.role).map((event) => ({ ...row, event }))))(
    '$name of a $role is valid or not after $event as listed',
    async ({ event, ...row }) => {
      const { account, shown } = await prepare(row);
      const answer = (await happen[event](account)) as { statusCode: number; body: string };
      expect(answer.statusCode < 300 || answer.body).toBe(true);
      expect(await changedBy(row, account, shown)).toEqual(row.proof.endedBy.includes(event) ? [] : holds[row.name]);
    },
  );

  it.each(ended('used'))('$name of a $role has no effect once used', async (row) => {
    const { account, shown } = await prepare(row);
    expect((await usedUp(row.name, account, shown)).statusCode).toBeLessThan(300);
    expect(await changedBy(row, account, shown)).toEqual([]);
  });

  it.each(ended('denied'))('$name of a $role has no effect once denied', async (row) => {
    const { account, shown } = await prepare(row);
    expect((await api.post('/api/v1/mailed-link/deny', { code: shown.token })).statusCode).toBe(204);
    expect(await changedBy(row, account, shown)).toEqual([]);
  });
});

describe('what ends the proofs of an account', () => {
  it.each(['client', 'user'] as const)('leaves those of another %s', async (role) => {
    const other = await createAccount(api, role, product.id);
    await presentProof.passkey(api, other);
    const proofsOf = () =>
      Promise.all(
        (['session', 'passkey', 'mailed_link'] as const).map((table) =>
          db.selectFrom(table).select('id').where(ownerColumn(role), '=', other.id).orderBy('id').execute(),
        ),
      );
    const before = await proofsOf();
    expect(before.map((some) => some.length)).toEqual([2, 1, 2]);
    for (const event of ['password_changed', 'password_reset', 'removed'] as const)
      await happen[event](await createAccount(api, role, product.id));
    expect(await proofsOf()).toEqual(before);
  });
});

it('the table of proofs lists every link purpose and every kind of session', async () => {
  const { rows: found } = await services.pool.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname in ('mailed_link_purpose', 'session_kind')`,
  );
  const kinds = found.flatMap(({ rule }) => [...rule.matchAll(/'(\w+)'::text/g)].map(([, kind = '']) => kind));
  expect(kinds).toHaveLength(11);
  expect(kinds.filter((kind) => !(kind in proofs))).toEqual([]);
});
