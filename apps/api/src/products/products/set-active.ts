import { or404 } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as store from './products.store.ts';

/** Puts a product on or off sale. Owners keep it either way. */
export async function setActive({ db, now }: Pick<Services, 'db' | 'now'>, id: number, active: boolean): Promise<void> {
  or404(await store.save(db, id, { active, updated_at: now() }), 'Produto');
}
