import { useListStockCodesQuery } from '@mirante/api-client/investments/stock-codes.ts';
import { priceOf, type StockCodeRow } from '@mirante/domain/investments/stock-code.ts';
import { FieldText } from '@mirante/ui-kit/fields/field-frame.tsx';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useDeferredValue, useState } from 'react';
import css from './code-picker.module.css';

const SHOWN = 3;
const first = { perPage: SHOWN, page: 1 } as const;

/** The paper that a form has chosen, once it is known. */
export function useChosenCode(): StockCodeRow | undefined {
  const { value } = useFormField<number>('stock_code_id');
  const { data } = useListStockCodesQuery({ ...first, 'stock_code.id': Number(value) }, { skip: !value });
  return data?.items.find(({ id }) => id === Number(value));
}

/** Finds a paper among all by the beginning of its code; three are shown. */
export function CodePicker({ label }: { label: string }) {
  const field = useFormField<number | ''>('stock_code_id');
  const chosen = useChosenCode();
  const [isFocused, setFocused] = useState(false);
  return (
    <FormControl error={field.message !== undefined}>
      <FormLabel htmlFor={field.id}>{label}</FormLabel>
      {field.value ? (
        <div className={css.chosen}>
          <span>
            <strong>{chosen?.code ?? `Papel ${field.value}`}</strong> {chosen?.stock_name}
            {chosen && <small>Preço atual {priceOf(chosen.current_price || null, chosen.national_code)}</small>}
          </span>
          <Button
            variant="text"
            size="small"
            onClick={() => {
              setFocused(true);
              field.change('');
            }}
          >
            Trocar
          </Button>
        </div>
      ) : (
        <Search field={field} autoFocus={isFocused} />
      )}
      <FieldText id={field.id} message={field.message} help={undefined} />
    </FormControl>
  );
}

interface SearchProps {
  field: ReturnType<typeof useFormField<number | ''>>;
  autoFocus: boolean;
}
function Search({ field, autoFocus }: SearchProps) {
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const { currentData } = useListStockCodesQuery({ ...first, 'stock_code.active': 'true', 'stock_code.code': asked });
  const { items = [], total = 0 } = currentData ?? {};
  return (
    <>
      <OutlinedInput
        id={field.id}
        type="search"
        autoComplete="off"
        autoFocus={autoFocus}
        placeholder="Código, como PETR4"
        value={typed}
        onChange={(e) => setTyped(e.target.value)}
        onBlur={field.onBlur}
        slotProps={{ input: { name: 'stock_code_id', maxLength: 100, 'aria-describedby': field.describedBy } }}
        onKeyDown={(e) => {
          if (e.key !== 'Enter') return;
          // Enter takes the one that is left, and never sends the form.
          e.preventDefault();
          if (items.length === 1) field.change(items[0]!.id);
        }}
      />
      <ul className={css.matches} aria-label="Papéis encontrados">
        {items.map((code) => (
          <li key={code.id}>
            <button type="button" onClick={() => field.change(code.id)}>
              <strong>{code.code}</strong> {code.stock_name}
            </button>
          </li>
        ))}
      </ul>
      <p className={css.more} role="status">
        {currentData && total === 0 && 'Nenhum resultado encontrado.'}
        {total > SHOWN && `Mais ${total - SHOWN}: continue digitando.`}
      </p>
    </>
  );
}
