import { useListAllProductsQuery } from '@mirante/api-client/sales/all-products.ts';
import {
  choiceOf,
  choiceStates,
  chosenIds,
  toggled,
  type ChoiceState,
} from '@mirante/domain/products/product-choice.ts';
import { grantedBy } from '@mirante/domain/products/entitlements.ts';
import type { ProductChoice } from '@mirante/domain/sales/client-product.ts';
import { FieldText } from '@mirante/ui-kit/fields/field-frame.tsx';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';
import { ListSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { NoProducts } from './no-products.tsx';
import css from './products-field.module.css';

interface Props {
  name: string;
  label: string;
  help?: string;
}

/**
 * The products that unlock something. A product grants all that it includes, so it is locked on while one of those is
 * chosen; the form's value is the ids of all that are on.
 */
export function ProductsField(of: Props) {
  const { data, error, refetch } = useListAllProductsQuery();
  if (data) return <Choice {...of} products={data} />;
  if (error) return <ErrorPanel title="Erro ao carregar produtos" error={error} onRetry={refetch} />;
  return <ListSkeleton rows={4} />;
}

function Choice({ name, label, help, products }: Props & { products: readonly ProductChoice[] }) {
  const field = useFormField<readonly number[] | ''>(name);
  const links = products.flatMap(({ id, children }) => children.map((child_id) => ({ parent_id: id, child_id })));
  const ids = products.map(({ id }) => id);
  const idsOf = (choice: ReadonlySet<number>) => chosenIds(choiceStates(ids, links, choice));
  const value = field.value || [];
  const [lastChoice, setLastChoice] = useState<ReadonlySet<number>>(new Set());
  // The value does not tell what was chosen from what is forced. Another value than the last choice's is a restored one.
  const chosen = String(value) === String(idsOf(lastChoice)) ? lastChoice : choiceOf(value, links);
  const states = choiceStates(ids, links, chosen);
  const change = (id: number) => {
    const choice = toggled(chosen, id);
    setLastChoice(choice);
    field.change(idsOf(choice));
  };
  const wrong = field.message !== undefined;
  return (
    <fieldset className={css.field} aria-describedby={field.describedBy}>
      <legend>{label}</legend>
      {products.length === 0 && <NoProducts />}
      <div className={css.products} data-wrong={wrong || undefined}>
        {products.map((product) => {
          const state = states.get(product.id);
          return (
            <label key={product.id} data-state={state}>
              <input
                type="checkbox"
                name={name}
                value={product.id}
                checked={state !== 'off'}
                disabled={state === 'forced'}
                onChange={() => change(product.id)}
                onBlur={field.onBlur}
                aria-invalid={wrong}
                aria-describedby={field.describedBy}
              />
              <span>
                <strong>{product.active ? product.name : `${product.name} (inativo)`}</strong>
                {state === 'forced' && <small>Incluído por {reasons(product, { products, links, states })}</small>}
              </span>
              {state === 'forced' && <Lock size={16} strokeWidth={1.75} aria-hidden />}
            </label>
          );
        })}
      </div>
      <FieldText id={field.id} message={field.message} help={help} />
    </fieldset>
  );
}

interface Chosen {
  products: readonly ProductChoice[];
  links: Parameters<typeof grantedBy>[1];
  states: ReadonlyMap<number, ChoiceState>;
}

/** The names of the chosen products that lock it on. */
function reasons({ id }: ProductChoice, { products, links, states }: Chosen): string {
  const included = grantedBy([id], links);
  const names = products.filter((other) => states.get(other.id) === 'on' && included.has(other.id));
  return new Intl.ListFormat('pt-BR').format(names.map(({ name }) => name));
}
