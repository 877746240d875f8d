import type { BrandText, TextName } from '@mirante/domain/house/text-links.ts';
import { get, type } from '../http.ts';

export const houseTexts = {
  /** The legal texts of one version, which is a day, as in `brand.terms_version` and in a payment. */
  getHouseTexts: get('/api/v1/house-texts/:day', {
    what: 'Ver uma versão dos textos legais',
    allow: 'public',
    returns: type<Record<TextName, BrandText>>(),
  }),
};
