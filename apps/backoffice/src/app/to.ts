import * as access from '../features/access/addresses.ts';
import * as content from '../features/content/addresses.ts';
import * as house from '../features/house/addresses.ts';
import * as investments from '../features/investments/addresses.ts';
import * as messaging from '../features/messaging/addresses.ts';
import * as people from '../features/people/addresses.ts';
import * as products from '../features/products/addresses.ts';
import * as records from '../features/records/addresses.ts';
import * as sales from '../features/sales/addresses.ts';
import * as trading from '../features/trading/addresses.ts';
import type { RecordAddresses } from './address.ts';

/** Every address of the back office, from the areas' own lists. */
export const to = {
  login: () => '/login',
  ...house.to,
  ...people.to,
  ...sales.to,
  ...products.to,
  ...content.to,
  ...messaging.to,
  ...investments.to,
  ...trading.to,
  ...access.to,
  ...records.to,
};

export const recordAddresses: RecordAddresses = {
  ...people.recordAddresses,
  ...sales.recordAddresses,
  ...products.recordAddresses,
  ...content.recordAddresses,
  ...messaging.recordAddresses,
  ...investments.recordAddresses,
  ...trading.recordAddresses,
  ...access.recordAddresses,
};
