import type { Random } from '../../../../seed/random.ts';

const IN = { in_value: 10, current_value: 11, date_in: '2026-11-19T10:41' };
const steps = [
  { status: 'live', ...IN },
  { status: 'live', stop_value: 9 },
  { status: 'rp', ...IN, rp_value: 11 },
  { status: 'finished', ...IN, out_value: 12 },
  { status: 'cancelled' },
  { status: 'trigger' },
];

/** Who opens trades, moves them on and takes them back as chance has it, and writes on the board. */
export function traderOf(token: string, api: () => string, random: Random) {
  const trades: number[] = [];
  const messages: number[] = [];

  /** Answers the id of what is there then; nothing where it was refused, or nobody heard. */
  async function call(method: string, path: string, body?: object): Promise<number | undefined> {
    const answer = await fetch(`${api()}/api/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    if (!answer?.ok) return undefined;
    changes += 1;
    return answer.status === 204 ? 0 : ((await answer.json()) as { id: number }).id;
  }
  let changes = 0;
  const open = async (values: object): Promise<number | undefined> => {
    const own = { type: 'C', asset_type_id: 1, strategy_id: 2, valid_input_today: 'Até 10,00', ...values };
    const id = await call('POST', 'trades', own);
    if (id) trades.push(id);
    return id;
  };
  const edit = (id: number, values: object) => call('PATCH', `trades/${id}`, values);
  const openAny = () =>
    open({ asset: `T${random.digits(6)}`, ...random.pick([{ status: 'trigger' }, { status: 'live', ...IN }]) });
  const say = async () => {
    const id = await call('POST', 'trader-board', { message: `<p>${random.digits(9)}</p>` });
    if (id) messages.push(id);
  };
  const acts: readonly (readonly [() => Promise<unknown>, number])[] = [
    [openAny, 3],
    [() => edit(random.pick(trades), random.pick(steps)), 8],
    [() => call('DELETE', `trades/${random.pick(trades)}`), 1],
    [say, 1],
    [() => call('PATCH', `trader-board/${random.pick(messages)}`, { message: `<p>${random.digits(9)}</p>` }), 1],
    [() => call('DELETE', `trader-board/${random.pick(messages)}`), 1],
  ];
  return {
    open,
    edit,
    /** One change. The first ones make what is changed then. */
    act: async () => {
      if (trades.length === 0) return openAny();
      if (messages.length === 0) return say();
      return random.weighted(acts)();
    },
    /** How many the API took. */
    get changes() {
      return changes;
    },
  };
}
