import { or404 } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as store from './products.store.ts';

/** Whether it is for sale. Who has it keeps it either way. */
export async function setActive({ db, now }: Pick<Services, 'db' | 'now'>, id: number, active: boolean): Promise<void> {
  or404(await store.save(db, id, { active, updated_at: now() }), 'Produto');
}
