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

/** A paper, active or not, once loaded. */
function useCode(asked: number | undefined): StockCodeRow | undefined {
  const { data } = useListStockCodesQuery({ ...first, 'stock_code.id': asked }, { skip: asked === undefined });
  return data?.items.find(({ id }) => id === asked);
}

export function useCodeName(id: number | undefined): string | undefined {
  const code = useCode(id);
  return code && codeName(code);
}

/** The form's chosen paper, once loaded. */
export const useChosenCode = (): StockCodeRow | undefined =>
  useCode(Number(useFormField<number>('stock_code_id').value) || undefined);
