import { board } from '@mirante/contract/content/board.ts';
import { news } from '@mirante/contract/content/news.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { videos } from '@mirante/contract/content/videos.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import { dividends } from '@mirante/contract/investments/dividends.ts';
import { funds } from '@mirante/contract/investments/funds.ts';
import { stocks } from '@mirante/contract/investments/stocks.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import { products } from '@mirante/contract/products/products.ts';
import { users } from '@mirante/contract/access/users.ts';
import { mayCall, type Access, type Viewer } from '@mirante/domain/access.ts';
import type { Found, FoundGroup, FoundKind } from '@mirante/domain/house/search.ts';
import type { Db } from '../../database/db.ts';
import { foundOf } from '../../content/search/found-contents.store.ts';
import * as store from './search.store.ts';
import * as clientStore from './search-clients.store.ts';

/** The searched kinds, in display order, each for those who may list it. */
const sources: readonly {
  kind: FoundKind;
  allow: Access;
  find: (db: Db, text: string, now: Date) => Promise<Found[]>;
}[] = [
  { kind: 'client', allow: clients.listClients.allow, find: clientStore.clients },
  { kind: 'payment', allow: payments.listPayments.allow, find: store.payments },
  { kind: 'coupon', allow: coupons.listCoupons.allow, find: store.coupons },
  { kind: 'product', allow: products.listProducts.allow, find: store.products },
  { kind: 'stock', allow: stocks.listStocks.allow, find: store.stocks },
  { kind: 'fund', allow: funds.listFunds.allow, find: store.funds },
  { kind: 'dividend', allow: dividends.listDividends.allow, find: store.dividends },
  { kind: 'report', allow: reports.listReports.allow, find: foundOf('report') },
  { kind: 'video', allow: videos.listVideos.allow, find: foundOf('video') },
  { kind: 'news', allow: news.listNews.allow, find: foundOf('news') },
  { kind: 'board', allow: board.listNotices.allow, find: foundOf('board') },
  { kind: 'user', allow: users.listUsers.allow, find: store.users },
];

/** The best results of each kind that the viewer may list. */
export async function findEverywhere(db: Db, viewer: Viewer, text: string, now: Date): Promise<FoundGroup[]> {
  const open = sources.filter(({ allow }) => mayCall(allow, viewer));
  const groups = await Promise.all(
    open.map(async ({ kind, find }): Promise<FoundGroup> => ({ kind, items: await find(db, text, now) })),
  );
  return groups.filter(({ items }) => items.length > 0);
}
