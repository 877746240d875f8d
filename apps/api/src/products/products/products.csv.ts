import { dayTime } from '@mirante/domain/format.ts';
import type { ProductRow } from '@mirante/domain/products/product-record.ts';
import type { CsvColumns } from '../../records/csv.ts';

export const productCsv: CsvColumns<ProductRow> = [
  ['ID', ({ id }) => id],
  ['Código', ({ code }) => code],
  ['Nome', ({ name }) => name],
  ['Preço', ({ price }) => price],
  ['Parcelas', ({ installments }) => installments],
  ['Ativo', ({ active }) => active],
  ['Posição', ({ position }) => position],
  ['Imagem', ({ image }) => image],
  ['Criado em', ({ created_at }) => dayTime(created_at)],
  ['Alterado em', ({ updated_at }) => dayTime(updated_at)],
];
