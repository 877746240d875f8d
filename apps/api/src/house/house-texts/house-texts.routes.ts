import type { houseTexts } from '@mirante/contract/house/house-texts.ts';
import type { Handlers } from '../../http/serve.ts';
import { or404 } from '../../http/refusal.ts';

export const houseTextRoutes: Handlers<typeof houseTexts> = {
  getHouseTexts: async ({ db, params: { day } }) => {
    const kept = await db.selectFrom('house_text').select('texts').where('version', '=', day).executeTakeFirst();
    return or404(kept, 'Versão dos textos').texts;
  },
};
