import { clientProductStatusLabels } from '@mirante/domain/products/client-product.ts';
import { clientWords } from '@mirante/domain/people/client.ts';
import { cpf, day, phone } from '@mirante/domain/format.ts';
import { columnsOf } from '../../records/csv.ts';
import type { ExportedClient } from './clients.store.ts';

const writes = { cpf, phone, product_status: clientProductStatusLabels, product_expires_at: day, created_at: day };
export const clientCsv = columnsOf<ExportedClient>(clientWords, writes, [
  'id',
  'name',
  'email',
  'cpf',
  'phone',
  'product_name',
  'product_status',
  'product_expires_at',
  'created_at',
]);
