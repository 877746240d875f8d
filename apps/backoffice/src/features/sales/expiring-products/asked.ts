import type { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import type { Input } from '@mirante/contract/http.ts';

/** Some products, or all that the filters leave. */
export type Asked = Input<typeof expiringProducts.sendReminders>;
