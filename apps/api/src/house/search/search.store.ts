import { couponValue } from '@mirante/domain/products/coupon-record.ts';
import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { brl, integer } from '@mirante/domain/format.ts';
import { paymentStatusStyle } from '@mirante/domain/sales/payment.ts';
import { FOUND_PER_KIND, type Found } from '@mirante/domain/house/search.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { allCodes } from '../../investments/stocks/stock-row.ts';
import { likeLiteral } from '../../records/filters.ts';
import { isOverdue } from '../../sales/purchases/terms.ts';

/** A row's id, if the text is a possible one. */
export function asId(text: string): number | undefined {
  const id = Number(/^#?(\d{1,10})$/.exec(text.trim())?.[1]);
  return id >= 1 && id <= 2_147_483_647 ? id : undefined;
}

/** By id, by the gateway's code or its beginning, or by its Pix page's code. */
export async function payments(db: Db, text: string, now: Date): Promise<Found[]> {
  const id = asId(text);
  const code = /^[\w-]{3,}$/.test(text) ? text : undefined;
  if (id === undefined && code === undefined) return [];
  // Each way has its own index, which one combined condition would not use.
  const ways = [
    ...(id === undefined ? [] : [sql`select id from payment where id = ${id}`]),
    ...(code === undefined
      ? []
      : [
          sql`(select id from payment where vindi_code like ${`${likeLiteral(code)}%`} order by vindi_code limit ${FOUND_PER_KIND})`,
          sql`select id from payment where code = ${code}`,
        ]),
  ];
  const rows = await db
    .selectFrom(sql<{ id: number }>`(${sql.join(ways, sql` union `)})`.as('found'))
    .innerJoin('payment', 'payment.id', 'found.id')
    .innerJoin('client', 'client.id', 'payment.client_id')
    .select([
      'payment.id',
      'payment.method',
      'payment.status',
      'payment.due_at',
      'payment.vindi_code',
      'client.name',
      sql<number>`payment.amount - payment.discount`.as('total'),
    ])
    .orderBy(sql`payment.id = ${id ?? 0}`, 'desc')
    .orderBy('payment.id')
    .limit(FOUND_PER_KIND)
    .execute();
  return rows.map(({ id: found, method, status, due_at, vindi_code, name, total }) => ({
    id: found,
    title: `Pagamento ${found}`,
    detail: [
      name,
      brl(total),
      paymentMethodLabels[method],
      paymentStatusStyle({ status, expired: isOverdue(due_at, now) }).label,
      vindi_code,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

/** The tables below are small: they are scanned. Those that begin with the text come first. */
export const containing = (columns: readonly string[], text: string) => {
  const key = sql.join(
    columns.map((column) => sql`search_key(${sql.ref(column)})`),
    sql` || ' ' || `,
  );
  return text.split(/\s+/).map((word) => sql<SqlBool>`strpos(${key}, search_key(${word})) > 0`);
};
export const beginsWith = (column: string, text: string) =>
  sql`starts_with(search_key(${sql.ref(column)}), search_key(${text}))`;

export async function coupons(db: Db, text: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('coupon')
    .select(['id', 'code', 'percent', 'amount', 'qt', 'staff_only'])
    .where((eb) => eb.and(containing(['coupon.code'], text)))
    .orderBy(beginsWith('coupon.code', text), 'desc')
    .orderBy('code')
    .limit(FOUND_PER_KIND)
    .execute();
  return rows.map(({ id, code, qt, staff_only, ...coupon }) => ({
    id,
    title: code,
    detail: [
      `${couponValue(coupon)} de desconto`,
      qt === 0 ? 'esgotado' : `restam ${integer(qt)}`,
      staff_only && 'uso interno',
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

export async function products(db: Db, text: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'name', 'code', 'active'])
    .where((eb) => eb.and(containing(['product.name', 'product.code'], text)))
    .orderBy(beginsWith('product.name', text), 'desc')
    .orderBy('name')
    .limit(FOUND_PER_KIND)
    .execute();
  return rows.map(({ id, name, code, active }) => ({ id, title: name, detail: active ? code : `${code} · inativo` }));
}

/** By name or by any stock code. */
export async function stocks(db: Db, text: string): Promise<Found[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('stock')
        .select(['id', 'name', 'sector', allCodes.as('codes')])
        .as('stock'),
    )
    .select(['id', 'name', 'sector', 'codes'])
    .where((eb) => eb.and(containing(['stock.name', 'stock.codes'], text)))
    .orderBy(beginsWith('stock.codes', text), 'desc')
    .orderBy(beginsWith('stock.name', text), 'desc')
    .orderBy('name')
    .limit(FOUND_PER_KIND)
    .execute();
  return rows.map(({ id, name, sector, codes: papers }) => ({
    id,
    title: name,
    detail: [papers, sector].filter(Boolean).join(' · '),
  }));
}

export async function funds(db: Db, text: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('fund')
    .innerJoin('fund_category', 'fund_category.id', 'fund.category_id')
    .select(['fund.id', 'fund.name', 'fund_category.name as category', 'fund.opened'])
    .where((eb) => eb.and(containing(['fund.name', 'fund_category.name'], text)))
    .orderBy(beginsWith('fund.name', text), 'desc')
    .orderBy('fund.name')
    .limit(FOUND_PER_KIND)
    .execute();
  return rows.map(({ id, name, category, opened }) => ({
    id,
    title: name,
    detail: opened ? category : `${category} · fechado`,
  }));
}

/** Stocks with dividends, by the beginning of their code (indexed), or by part of their name (a small table). */
export async function dividends(db: Db, text: string): Promise<Found[]> {
  const code = text.trim().toUpperCase();
  const { rows } = await sql<{ id: number; code: string; name: string | null; n: number }>`
    with found as (
      (select distinct code from dividend where code >= ${code} and code < ${code} || chr(1114111) order by code limit ${FOUND_PER_KIND})
      union
      (select code from stock_code join stock on stock.id = stock_id
        where strpos(name_key, search_key(${code})) > 0 and exists (select from dividend where dividend.code = stock_code.code)
        order by code limit ${FOUND_PER_KIND})
    )
    select found.code, stock.name, own.id, own.n from found
    cross join lateral (select min(id) as id, count(*)::int as n from dividend where dividend.code = found.code) own
    left join stock_code on stock_code.code = found.code left join stock on stock.id = stock_code.stock_id
    order by starts_with(found.code, ${code}) desc, found.code limit ${FOUND_PER_KIND}`.execute(db);
  return rows.map(({ id, code: title, name, n }) => ({
    id,
    title,
    detail: [name, `${integer(n)} ${n === 1 ? 'dividendo' : 'dividendos'}`].filter(Boolean).join(' · '),
  }));
}

export async function users(db: Db, text: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('staff_user')
    .select(['id', 'name', 'email'])
    .where('removed_at', 'is', null)
    .where((eb) => eb.and(containing(['staff_user.name', 'staff_user.email'], text)))
    .orderBy(beginsWith('staff_user.name', text), 'desc')
    .orderBy('name')
    .limit(FOUND_PER_KIND)
    .execute();
  return rows.map(({ id, name, email }) => ({ id, title: name, detail: email }));
}
