import type { products } from '@mirante/contract/products/products.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { ProductLink } from '@mirante/domain/products/entitlements.ts';
import type { AccessChange, AccessPreview } from '@mirante/domain/products/product-record.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { or404 } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { isOpen } from '../entitlements/entitlements.store.ts';
import { changedOwners } from './hierarchy.rules.ts';
import * as store from './products.store.ts';

type Question = Input<typeof products.previewAccess>;

/**
 * Which clients would gain or lose access. Only links affect access: a deactivated product stays with its owners until
 * their term ends.
 */
export async function previewAccess(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: number,
  question: Question,
): Promise<AccessPreview> {
  const [all, links] = await Promise.all([store.everyProduct(db), store.everyLink(db)]);
  const names = new Map(all.map((product) => [product.id, product.name]));
  for (const one of [id, question.add_child ?? id, question.remove_child ?? id]) or404(names.get(one), 'Produto');
  const changes = changedOwners(all, links, linksAfter(id, links, question));
  const count = async (
    product_id: number,
    having: readonly number[],
    lacking: readonly number[],
  ): Promise<AccessChange> => ({
    product_id,
    product_name: names.get(product_id)!,
    clients: await countClients(
      db,
      now(),
      having.filter((owner) => !lacking.includes(owner)),
      lacking,
    ),
  });
  const [gains, losses] = await Promise.all([
    Promise.all(changes.map(({ product_id, before, after }) => count(product_id, after, before))),
    Promise.all(changes.map(({ product_id, before, after }) => count(product_id, before, after))),
  ]);
  return { holders: await countClients(db, now(), [id], []), gains: withClients(gains), losses: withClients(losses) };
}

function linksAfter(
  parent_id: number,
  links: readonly ProductLink[],
  { add_child, remove_child }: Question,
): ProductLink[] {
  if (add_child !== undefined) return [...links, { parent_id, child_id: add_child }];
  return links.filter((link) => link.parent_id !== parent_id || link.child_id !== remove_child);
}

const withClients = (changes: readonly AccessChange[]) => changes.filter(({ clients }) => clients > 0);

/** The number of clients with one of some products and none of others. */
async function countClients(db: Db, now: Date, having: readonly number[], lacking: readonly number[]): Promise<number> {
  if (having.length === 0) return 0;
  const { rows } = await sql<{ n: number }>`
    select count(distinct own.client_id) as n from client_product own
    where own.product_id = any(${having}::int[]) and ${isOpen('own', now)}
    and not exists (
      select from client_product other
      where other.client_id = own.client_id and other.product_id = any(${lacking}::int[]) and ${isOpen('other', now)}
    )`.execute(db);
  return rows[0]!.n;
}
