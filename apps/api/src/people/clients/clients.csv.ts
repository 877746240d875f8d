import { clientProductStatusLook } from '@mirante/domain/products/client-product.ts';
import type { ClientRow } from '@mirante/domain/people/client.ts';
import { day, phone } from '@mirante/domain/format.ts';
import type { CsvColumns } from '../../records/csv.ts';

export const clientCsv: CsvColumns<ClientRow> = [
  ['ID', ({ id }) => id],
  ['Nome', ({ name }) => name],
  ['Telefone', (client) => client.phone && phone(client.phone)],
  ['Produto', ({ product_name }) => product_name],
  ['Situação', ({ product_status }) => product_status && clientProductStatusLook(product_status).label],
  ['Expira em', ({ product_expires_at }) => product_expires_at && day(product_expires_at)],
  ['Cadastro', ({ created_at }) => day(created_at)],
];
