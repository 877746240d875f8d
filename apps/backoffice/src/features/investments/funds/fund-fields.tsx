import { useListFundCategoriesQuery } from '@mirante/api-client/investments/fund-categories.ts';
import type { FundForm } from '@mirante/contract/investments/funds.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FieldPair } from '@mirante/crud/form/part-form.tsx';
import { fundWords } from '@mirante/domain/investments/fund.ts';
import { ProductsField } from '../../../shared/products-field.tsx';
import { RecordField } from '../../../shared/record-field.tsx';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';
import { CnpjInput } from './cnpj-input.tsx';

const { form: labels } = fundWords;
const Field = fieldsOf<FundForm>(labels);

/** The fields shared by creating and editing a fund. */
export const FundFields = ({ category }: { category?: string }) => (
  <>
    <Field.Text name="name" maxLength={100} autoComplete="off" />
    <RecordField
      name="category_id"
      label={labels.category_id}
      chosen={category}
      find={useFoundCategories}
      nameOf={useCategoryName}
    />
    <FieldPair>
      <Field.Text
        name="liquidity"
        inputMode="numeric"
        maxLength={9}
        help="Do pedido de resgate ao dinheiro: D+30 é 30."
      />
      <Field.Text name="min_value" inputMode="numeric" maxLength={9} help="Em reais, sem centavos." />
    </FieldPair>
    <CnpjInput name="cnpj" label={labels.cnpj} optional help="Por ele as cotas são achadas na CVM." />
    <Field.Check name="opened" help="Aceita novas aplicações." />
    <RichTextField name="description" label={labels.description} max={16_384} />
    <ProductsField name="products" label={labels.products} help="Vê quem tem algum dos marcados." />
  </>
);

const CategoryName = ({ id }: { id: number }) => useCategoryName(id) ?? id;
export const fundNames = { category_id: (id: number) => <CategoryName id={id} /> };

const useFoundCategories = (typed: string) =>
  useListFundCategoriesQuery({ perPage: 40, page: 1, ...(typed && { 'category.name': typed }) });

const useCategoryName = (id: number | undefined) =>
  useListFundCategoriesQuery({ perPage: 1, page: 1, 'category.id': id }, { skip: id === undefined }).currentData
    ?.items[0]?.name;
