import { traderMessageForm } from '@mirante/contract/trading/trader-board.form.ts';
import { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { ownTraderBoard } from '@mirante/contract/trading/own-trader-board.ts';
import type { OwnTraderMessage, TraderMessageRow } from '@mirante/domain/trading/trader-message.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { eq, since, isTrue, type Filter } from '../../records/filters.ts';
import { findOf } from '../../records/find-of.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';

export const ownRows = (db: Db) =>
  db
    .selectFrom('trader_message')
    .select(['trader_message.id', 'trader_message.message', 'trader_message.revision'])
    .select(['trader_message.created_at', 'trader_message.updated_at']);
const rows = (db: Db) => ownRows(db).select('trader_message.app_alert');

/** Ignores markup between the words. */
const says: Filter<string, string> = (query, text) =>
  query.where(
    sql<SqlBool>`strpos(regexp_replace(trader_message.message_key, '\\s+', ' ', 'g'), search_key(${text})) > 0`,
  );
const where = {
  'trader_message.id': eq,
  'trader_message.filter': says,
  'trader_message.created_at': since,
} as const;
export const list = listOf(traderBoard.listTraderMessages, 'trader_message', {
  rows,
  where: { ...where, 'trader_message.app_alert': isTrue },
});
export const listOwn = listOf(ownTraderBoard.listOwnTraderMessages, 'trader_message', { rows: ownRows, where });

export const find = findOf('trader_message', rows, traderMessageForm);
export async function findOwn(db: Db, id: number): Promise<OwnTraderMessage | undefined> {
  const row = await ownRows(db).where('trader_message.id', '=', id).executeTakeFirst();
  return row && asJson(row);
}
export const ownShown = ({ id, message, revision, created_at, updated_at }: TraderMessageRow): OwnTraderMessage => ({
  id,
  message,
  revision,
  created_at,
  updated_at,
});

export const { lock, insert, save, remove } = rowsOf('trader_message');

/** Idempotent; returns whether it was not marked before. */
export const markAlerted = (trx: Db, id: number, at: Date): Promise<boolean> =>
  hasRow(
    trx
      .updateTable('trader_message')
      .set({ alerted_at: at })
      .where('id', '=', id)
      .where('alerted_at', 'is', null)
      .returning('id'),
  );
