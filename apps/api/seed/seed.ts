import { DAY_MS } from '@mirante/domain/durations.ts';
import { hash } from '@node-rs/argon2';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readConfig } from '../src/config.ts';
import { openFiles } from '../src/gateways/files/open.ts';
import type { Files } from '../src/gateways/files/port.ts';
import { later, newDataSet, type DataSet } from './data-set.ts';
import { addDemoClients, addCourtesy, addEnding } from './demo-clients.ts';
import { chargesOf } from './charges.ts';
import { planContents } from './contents/plan.ts';
import { writeContents } from './contents/write-contents.ts';
import { continueIds, copyRows } from './copy-rows.ts';
import { couponProducts, couponRows } from './coupons.ts';
import { addRandomClients } from './random-clients.ts';
import { dividendRows } from './dividends.ts';
import { fundLinksOf, fundsOf } from './funds.ts';
import { cannedReplyRows } from './canned-replies.ts';
import { clientMessageRows } from './messages.ts';
import { writeNotifications } from './notifications.ts';
import { writePositions } from './positions.ts';
import { portfolioLinksOf, portfoliosOf } from './portfolios.ts';
import { analystRows } from './analysts.ts';
import { offerQuestionRows } from './offer-questions.ts';
import { productLinks, productRows } from './products.ts';
import { writeQuotes } from './quotes.ts';
import { seeded } from './random.ts';
import { researchSettings } from './research-settings.ts';
import { refundsOf, writeRefundEntries } from './refunds.ts';
import { addScale } from './scale.ts';
import { stockPortfolioRows } from './stock-portfolios.ts';
import { stocksOf } from './stocks.ts';
import { staffRoleRows, staffRows } from './staff.ts';
import { writeTrading } from './trading/write-trading.ts';
import { usageOf } from './usage.ts';
import { auditEntries, checkoutSessions } from './usage-logs.ts';

const PASSWORD = 'mirante123';
const CROWD = 420;

interface Seeding {
  apiUrl: string;
  /** The client area's. */
  clientUrl: string;
  /** The store of the reports' PDFs; without it none are drawn. */
  files?: Files | undefined;
  now: Date;
}

/** Fills an empty database with the demonstration company; others are left unchanged. Safe to run concurrently. */
export async function seed(client: pg.Client, seeding: Seeding): Promise<'seeded' | 'kept'> {
  await client.query('begin');
  await client.query('lock table product in exclusive mode');
  const { rowCount } = await client.query('select 1 from product limit 1');
  if (!rowCount) await fill(client, seeding);
  await client.query('commit');
  if (rowCount) return 'kept';
  await client.query('analyze');
  return 'seeded';
}

async function fill(client: pg.Client, { apiUrl, clientUrl, files, now }: Seeding): Promise<void> {
  const password = await hash(PASSWORD);
  const book = newDataSet(seeded(20_261_121), now, password);
  addDemoClients(book);
  addRandomClients(book, CROWD);
  addEnding(book);
  addCourtesy(book);
  const charges = chargesOf(book, apiUrl);
  const contents = planContents(now);
  const usage = usageOf(book, contents);
  await writeHouse(client, now, password);
  await writeBook(client, book);
  await writeStocks(client, now, clientUrl);
  await writeFunds(client, now);
  await writePortfolios(client, now);
  await writeContents(client, contents, { files, now });
  await copyRows(client, 'content_fund', fundLinksOf(contents));
  await copyRows(client, 'content_portfolio', portfolioLinksOf(contents));
  await writeTrading(client, contents, now);
  await writeNotifications(client, contents, book);
  await copyRows(client, 'sandbox.charge', charges);
  await copyRows(client, 'login_event', usage.login_event);
  await copyRows(client, 'content_read', usage.content_read);
  await continueIds(client, ['login_event']);
  await copyRows(client, 'client_message', clientMessageRows(book));
  await copyRows(client, 'canned_reply', cannedReplyRows(later(now, -300 * DAY_MS)));
  await continueIds(client, ['client_message', 'canned_reply']);
  await copyRows(client, 'checkout_session', checkoutSessions(book));
  await copyRows(client, 'audit_entry', auditEntries(book));
  await continueIds(client, ['audit_entry']);
  // For all existing papers and funds.
  await writeQuotes(client, now);
  await writeItems(client, now);
}

async function writeHouse(client: pg.Client, now: Date, password: string): Promise<void> {
  const opened = later(now, -1200 * DAY_MS);
  await copyRows(client, 'product', productRows(opened));
  await copyRows(client, 'product_link', productLinks);
  await copyRows(client, 'coupon', couponRows(now));
  await copyRows(client, 'coupon_product', couponProducts);
  await copyRows(client, 'offer_question', offerQuestionRows(opened));
  await copyRows(client, 'analyst', analystRows(opened));
  await copyRows(client, 'staff_user', staffRows(opened, password));
  // A single row, which may exist before the seed.
  await client.query('delete from research_settings');
  await copyRows(client, 'research_settings', [{ ...researchSettings, updated_at: opened }]);
  await copyRows(client, 'staff_user_role', staffRoleRows);
  await continueIds(client, ['product', 'coupon', 'offer_question', 'analyst', 'staff_user']);
}

/**
 * A payment references the acquisition that it renews, which references its own payment: so the renewal links are
 * written last.
 */
async function writeBook(client: pg.Client, book: DataSet): Promise<void> {
  const { rows } = book;
  const renewals = rows.payment.filter(({ renewal_id }) => renewal_id !== null);
  await copyRows(client, 'client', rows.client);
  await copyRows(client, 'client_address', rows.client_address);
  await copyRows(
    client,
    'payment',
    rows.payment.map((row) => ({ ...row, renewal_id: null })),
  );
  await copyRows(client, 'payment_item', rows.payment_item);
  await copyRows(client, 'client_product', rows.client_product);
  await copyRows(client, 'coupon_use', rows.coupon_use);
  const refunds = refundsOf(book);
  await copyRows(client, 'refund', refunds);
  await writeRefundEntries(client, refunds);
  await client.query(
    'update payment set renewal_id = r.renewal_id from unnest($1::int[], $2::int[]) r (id, renewal_id) where payment.id = r.id',
    [renewals.map(({ id }) => id), renewals.map(({ renewal_id }) => renewal_id)],
  );
  await client.query(
    'update coupon set usage_count = (select count(*) from coupon_use where coupon_id = coupon.id and released_at is null)',
  );
  await continueIds(client, ['client', 'payment', 'client_product', 'refund']);
}

async function writeStocks(client: pg.Client, now: Date, clientUrl: string): Promise<void> {
  const { stocks, codes, products } = stocksOf(now);
  await copyRows(client, 'stock', stocks);
  await copyRows(client, 'stock_code', codes);
  await copyRows(client, 'stock_product', products);
  await copyRows(client, 'stock_portfolio', stockPortfolioRows(now, clientUrl));
  await copyRows(client, 'dividend', dividendRows(codes, now));
  await continueIds(client, ['stock', 'stock_code', 'stock_portfolio', 'dividend']);
}

async function writeItems(client: pg.Client, now: Date): Promise<void> {
  await writePositions(client, stocksOf(now).codes, now);
  await continueIds(client, ['stock_portfolio_item']);
}

async function writePortfolios(client: pg.Client, now: Date): Promise<void> {
  const { portfolios, items, funds, categories, compositions } = portfoliosOf(now);
  await copyRows(client, 'portfolio', portfolios);
  await copyRows(client, 'portfolio_item', items);
  await copyRows(client, 'portfolio_item_fund', funds);
  await copyRows(client, 'portfolio_item_category', categories);
  await copyRows(client, 'portfolio_composition', compositions);
  await continueIds(client, ['portfolio', 'portfolio_item']);
}

async function writeFunds(client: pg.Client, now: Date): Promise<void> {
  const { categories, funds, products } = fundsOf(now);
  await copyRows(client, 'fund_category', categories);
  await copyRows(client, 'fund', funds);
  await copyRows(client, 'fund_product', products);
  await continueIds(client, ['fund_category', 'fund']);
}

if (import.meta.main) {
  const { scale } = parseArgs({ options: { scale: { type: 'boolean' } } }).values;
  const config = readConfig(process.env);
  const { env, databaseUrl, apiUrl, places } = config;
  if (env === 'production')
    throw new Error('The demonstration company is not for production: npm run setup opens a house.');
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'mirante-seed' });
  await client.connect();
  const started = performance.now();
  const outcomes: string[] = [
    await seed(client, { apiUrl, clientUrl: places.client, files: openFiles(config), now: new Date() }),
  ];
  if (scale) outcomes.push(await addScale(client, new Date()));
  await client.end();
  const filled = outcomes.some((outcome) => outcome !== 'kept');
  process.stdout.write(
    `${filled ? 'Seeded' : 'Already filled'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
}
