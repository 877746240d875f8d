import { useUpdateCurrentValuesMutation } from '@mirante/api-client/trading/trades.ts';
import { fieldErrors } from '@mirante/contract/problem.ts';
import { failureTitle } from '@mirante/crud/form/failure-title.ts';
import type { CurrentValue } from '@mirante/contract/trading/trades.form.ts';

/** By asset, why nothing was sent; empty if all were. */
export type Unsent = Readonly<Record<string, string>>;

/** Sends the values of several assets, all or none. */
export function useSendValues(): { isSending: boolean; sendValues: (values: CurrentValue[]) => Promise<Unsent> } {
  const [update, { isLoading: isSending }] = useUpdateCurrentValuesMutation();
  const sendValues = async (values: CurrentValue[]): Promise<Unsent> => {
    const { error } = await update({ body: { values } });
    if (!error) return {};
    const said = fieldErrors(error);
    const refused = values.flatMap(({ asset }, n) => {
      const words = said[`values[${n}].asset`] ?? said[`values[${n}].current_value`];
      return words ? [[asset, words]] : [];
    });
    const words = `${failureTitle(error, 'O valor não foi enviado')}: tente de novo.`;
    return Object.fromEntries(refused.length > 0 ? refused : values.map(({ asset }) => [asset, words]));
  };
  return { isSending, sendValues };
}
