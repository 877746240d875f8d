import { clientProductStatusLabels } from '@mirante/domain/products/client-product.ts';
import { clientWords, type ClientRow } from '@mirante/domain/people/client.ts';
import { day, phone } from '@mirante/domain/format.ts';
import { columnsOf } from '../../records/csv.ts';

const writes = { phone, product_status: clientProductStatusLabels, product_expires_at: day, created_at: day };
export const clientCsv = columnsOf<ClientRow>(clientWords.file, writes, [
  'id',
  'name',
  'phone',
  'product_name',
  'product_status',
  'product_expires_at',
  'created_at',
]);
