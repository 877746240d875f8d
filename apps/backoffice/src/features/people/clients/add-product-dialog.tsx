import { addableOf, type ProductChoice } from '@mirante/domain/sales/client-product.ts';
import { useListAllProductsQuery } from '@mirante/api-client/sales/all-products.ts';
import { useAddClientProductsMutation } from '@mirante/api-client/sales/client-products.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormDialog } from '@mirante/crud/form/form-dialog.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import type { StaffClient } from '@mirante/domain/people/client.ts';
import { LinesSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { NoProducts } from '../../../shared/no-products.tsx';
import css from './add-product-dialog.module.css';
import { ProductStanding } from './product-standing.tsx';

interface Choice {
  product: string;
  open_charges: string;
  included: string;
}
const nothingChosen: Choice = { product: '', open_charges: '', included: '' };
const Field = fieldsOf<Choice>();
/** The terms of a purchase by staff; the server applies the house's own coupon. */
const terms = { method: 'bank_slip', installments: 1, coupon_code: 'UPGRADE100' } as const;
const chosen = () => import('@mirante/contract/sales/client-products.form.ts').then((m) => m.productChoiceForm);

/** Adds a product that the client does not have active. */
export function AddProductDialog({ client, onClose }: { client: StaffClient; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useListAllProductsQuery();
  const [add] = useAddClientProductsMutation();
  const options = addableOf(data ?? [], client.products).map(
    ({ id: product, name }) => [String(product), name] as const,
  );
  // A refusal may be due to changes since the dialog was opened.
  const [refusals, setRefusals] = useState(0);
  const save = async ({ product, open_charges: onOpen, included: onIncluded }: Choice) => {
    const open_charges = onOpen === 'keep' || onOpen === 'void' ? onOpen : 'refuse';
    const included = onIncluded === 'accept' ? 'accept' : 'refuse';
    const end = await add({ id: client.id, body: { products: [Number(product)], ...terms, open_charges, included } });
    if (end.error) setRefusals((n) => n + 1);
    else onClose();
    return end;
  };
  return (
    <FormDialog
      title="Adicionar produto"
      about={`O acesso começa agora, sem custo para ${client.name}, que recebe um email.`}
      onClose={onClose}
    >
      {!data &&
        (isFetching ? (
          <LinesSkeleton />
        ) : (
          <ErrorPanel title="Erro ao carregar produtos" error={error} onRetry={refetch} />
        ))}
      {data && options.length === 0 && <NothingToAdd catalogue={data} />}
      {options.length > 0 && (
        <PartForm
          label="Adicionar produto"
          initial={nothingChosen}
          schema={chosen}
          save={save}
          submit="Adicionar"
          aside={<Button onClick={onClose}>Cancelar</Button>}
        >
          <Field.Select name="product" label="Produto" options={options} autoFocus />
          <ProductStanding key={refusals} clientId={client.id} />
        </PartForm>
      )}
      {options.length === 0 && (
        <Button variant="outlined" fullWidth className={css.close} onClick={onClose}>
          Fechar
        </Button>
      )}
    </FormDialog>
  );
}

function NothingToAdd({ catalogue }: { catalogue: readonly ProductChoice[] }) {
  if (catalogue.length === 0) return <NoProducts />;
  return (
    <Typography>
      {catalogue.some(({ active }) => active)
        ? 'O cliente já tem todos os produtos do catálogo.'
        : 'Nenhum produto do catálogo está ativo.'}
    </Typography>
  );
}
