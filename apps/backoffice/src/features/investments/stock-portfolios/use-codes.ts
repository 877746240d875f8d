import { useListStockCodesQuery } from '@mirante/api-client/investments/stock-codes.ts';
import type { StockCodeRow } from '@mirante/domain/investments/stock-code.ts';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';

/** The maximum number of suggested papers. */
const SHOWN = 3;
const first = { perPage: SHOWN, page: 1 } as const;

export const codeName = ({ code, stock_name }: { code: string; stock_name: string }): string => `${code} ${stock_name}`;

/** Active papers whose code begins with the typed text. */
export function useFoundCodes(typed: string) {
  // A chosen one is shown with its stock's name.
  const code = typed.split(' ')[0] ?? '';
  const { currentData, isFetching, isError } = useListStockCodesQuery({
    ...first,
    'stock_code.active': 'true',
    'stock_code.code': code,
  });
  const found = currentData && {
    ...currentData,
    items: currentData.items.map((row) => ({ id: row.id, name: codeName(row) })),
  };
  return { currentData: found, isFetching, isError };
}

/** The form's chosen paper, once loaded. */
export function useChosenCode(): StockCodeRow | undefined {
  const { value } = useFormField<number>('stock_code_id');
  const { data } = useListStockCodesQuery({ ...first, 'stock_code.id': Number(value) }, { skip: !value });
  return data?.items.find(({ id }) => id === Number(value));
}
