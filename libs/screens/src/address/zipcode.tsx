import { useLazyFindAddressQuery } from '@mirante/api-client/people/zipcodes.ts';
import { detailOf, statusOf } from '@mirante/contract/problem.ts';
import type { TypedAddress } from '@mirante/domain/sales/checkout.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { digitsOf } from '@mirante/validation/rules.ts';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

export type FoundAddress = Pick<TypedAddress, 'address' | 'district' | 'city' | 'state' | 'city_id'>;
type Look = (cep: string, isWanted: () => boolean) => Promise<FoundAddress | undefined>;

interface LookupEvents {
  found: (address: FoundAddress) => void;
  /** With the HTTP status; undefined without a response. */
  failed: (status: number | undefined) => void;
}

/**
 * Looks up the address of a CEP, and reports the result to the caller, who counts misses, unless another CEP was typed
 * meanwhile. A miss's toast is closed by the next lookup, and with the form.
 */
export function useZipcode({ found, failed }: LookupEvents): { look: Look; searching: boolean } {
  const [find, { isFetching }] = useLazyFindAddressQuery();
  const miss = useRef<AbortController>(undefined);
  useEffect(() => () => miss.current?.abort(), []);
  const look: Look = async (cep, isWanted) => {
    miss.current?.abort();
    const { data, error } = await find({ cep });
    if (!isWanted()) return undefined;
    if (!data) {
      miss.current = new AbortController();
      const status = statusOf(error);
      const text = status === 429 ? detailOf(error) : 'Erro buscando CEP';
      toast(text, 'error', { until: miss.current.signal });
      failed(typeof status === 'number' ? status : undefined);
      return undefined;
    }
    const { address, district, city, state, city_id } = data;
    const part = { address, district, city, state, city_id };
    found(part);
    return part;
  };
  return { look, searching: isFetching };
}

/** From the CEP to the first field that a found address does not fill in, unless the focus is elsewhere by then. */
function focusNext(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.name !== 'zipcode') return;
  const next = field.form?.elements.namedItem('number');
  if (next instanceof HTMLElement) next.focus();
}

const nowhere: FoundAddress = { address: '', district: '', city: '', state: '', city_id: null };

/** What was typed by hand while the CEP was looked up. */
const typedIn = ({ address, district }: TypedAddress): Partial<TypedAddress> => ({
  ...(address && { address }),
  ...(district && { district }),
});

/**
 * In a form: replaces the address whenever a complete CEP is typed. The initial one is already known, unless the page
 * was left before its response: then it has no city.
 */
export function FillFromZipcode({ look }: { look: Look }) {
  const { values, setValues } = useFormikContext<TypedAddress>();
  const cep = digitsOf(values.zipcode);
  const last = useRef(values.city ? cep : '');
  const lookUp = useEffectEvent(async () => {
    // A new CEP is never saved with the previous one's address.
    void setValues((now) => ({ ...now, ...nowhere }), false);
    const found = await look(cep, () => last.current === cep);
    if (!found) return;
    void setValues((now) => ({ ...now, ...found, ...typedIn(now) }));
    focusNext();
  });
  useEffect(() => {
    if (cep === last.current) return;
    last.current = cep;
    if (cep.length === 8) void lookUp();
  }, [cep]);
  return null;
}
