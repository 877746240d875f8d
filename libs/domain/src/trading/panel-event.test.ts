import { describe, expect, test } from 'vitest';
import { eventsOf, summaryOf } from './panel-event.ts';
import type { OwnTradeRow } from './trade.ts';
import type { OwnTraderMessage } from './trader-message.ts';
import type { TraderNotice } from './trader-notice.ts';

const was = {
  id: 1,
  revision: 1,
  type: 'V',
  status: 'live',
  quoted_as: 'VALE3',
  strategy_id: 4,
  in_value: 62.27,
  current_value: 62,
  strategy_in_value: 62.3,
  stop_value: 64.89,
  target_value: 57.79,
  rp_value: 60,
  out_value: 61.07,
  result: 1.93,
} as OwnTradeRow;
const position = { epoch: 'e', sequence: 1 };
const of = (trades: OwnTradeRow[], board: OwnTraderMessage[] = []) => ({ position, trades, board });
const about = (id: number, topic: TraderNotice['topic'] = 'live') =>
  ({ ...position, topic, id, version: 2, at: '', row: null }) satisfies TraderNotice;

describe('panel events', () => {
  test.each<[string, OwnTradeRow | undefined, Partial<OwnTradeRow> | undefined, string, string | undefined, boolean]>([
    [
      'a trigger',
      undefined,
      { status: 'trigger' },
      'VALE3 (RT): gatilho em 62,3000',
      'Venda, stop 64,8900, alvo 57,7900',
      true,
    ],
    [
      'a trigger without values',
      undefined,
      { status: 'trigger', strategy_in_value: null, stop_value: null },
      'VALE3 (RT): novo gatilho',
      'Venda, alvo 57,7900',
      true,
    ],
    ['an RP without a result', was, { status: 'rp', result: null }, 'RP atingido em VALE3 (RT)', '60,0000', true],
    ['an undone value', was, { current_value: null, result: null }, 'VALE3 (RT): sem valor atual', undefined, false],
    ['an entry', { ...was, status: 'trigger' }, {}, 'Entrada em VALE3 (RT)', 'Venda a 62,2700', true],
    ['an RP', was, { status: 'rp' }, 'RP atingido em VALE3 (RT)', '60,0000, resultado de +1,93%', true],
    ['an end', was, { status: 'finished' }, 'VALE3 (RT) finalizada', 'Saída em 61,0700, resultado de +1,93%', true],
    ['a reopening', { ...was, status: 'finished' }, {}, 'VALE3 (RT) de volta ao Andamento', undefined, true],
    ['an undone RP', { ...was, status: 'rp' }, {}, 'VALE3 (RT) de volta ao Andamento', undefined, true],
    ['an undone entry', was, { status: 'trigger' }, 'VALE3 (RT) de volta ao Gatilho', undefined, true],
    ['a removal', was, undefined, 'VALE3 (RT) saiu do painel', undefined, true],
    ['a value', was, { current_value: 61.07 }, 'VALE3 (RT): valor atual 61,0700', 'Resultado agora em +1,93%', false],
    [
      'a value without a result',
      was,
      { current_value: 61, result: null },
      'VALE3 (RT): valor atual 61,0000',
      undefined,
      false,
    ],
    ['anything else', was, { stop_value: 63 }, 'VALE3 (RT) atualizada', undefined, false],
  ])('%s is an event', (_what, before, change, text, detail, matters) => {
    const after = change ? [{ ...was, ...change }] : [];
    expect(eventsOf(of(before ? [before] : []), of(after), [about(1)])).toEqual([
      { text, ...(detail !== undefined && { detail }), matters },
    ]);
  });

  test('ignore unchanged records, and merge several notices of one', () => {
    expect(eventsOf(of([was]), of([was]), [about(1), about(2)])).toEqual([]);
    expect(eventsOf(of([was]), of([{ ...was, result: 2 }]), [about(1), about(1)])).toHaveLength(1);
  });

  test("quote a message's beginning, separate from the trade of its id", () => {
    const message = { id: 1, message: '<p>Sem novas entradas.</p>', revision: 1, created_at: '', updated_at: '' };
    expect(eventsOf(of([was]), of([was], [message]), [about(1, 'board')])).toEqual([
      { text: 'Nova mensagem no mural', detail: 'Sem novas entradas.', matters: false },
    ]);
  });

  test('are summarised: how many, the important ones first', () => {
    const event = (text: string, matters = false) => ({ text, matters });
    expect(summaryOf([event('a'), event('b'), event('c', true), event('d')])).toEqual({
      text: '4 atualizações no painel',
      detail: 'c · a · b',
      matters: true,
    });
    expect(summaryOf([event('a')])).toEqual(event('a'));
    expect(summaryOf([])).toBeUndefined();
  });
});
