import type { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import type { Input } from '@mirante/contract/http.ts';

/** Selected products, or all that match the filters. */
export type Asked = Input<typeof expiringProducts.sendReminders>;
