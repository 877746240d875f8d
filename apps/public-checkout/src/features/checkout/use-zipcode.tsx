import { useLazyFindAddressQuery } from '@mirante/api-client/checkout.ts';
import { statusOf } from '@mirante/api-client/problem.ts';
import type { Checkout, TypedAddress } from '@mirante/domain/checkout.ts';
import { digitsOf } from '@mirante/validation/rules.ts';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Send } from './use-checkout.ts';

type Fill = (address: Partial<TypedAddress>) => void;

export function useZipcode({ zipcode_misses }: Checkout, send: Send) {
  const [find, { isFetching }] = useLazyFindAddressQuery();
  const look = async (cep: string, fill: Fill) => {
    const { data, error } = await find({ cep });
    if (!data) {
      const status = statusOf(error);
      return send({ type: 'zipcodeFailed', status: typeof status === 'number' ? status : undefined });
    }
    const { address, district, city, state, city_id } = data;
    send({ type: 'zipcodeFound', address: { address, district, city, state, city_id } });
    fill({ address, district, city, state, city_id });
  };
  return { look, searching: isFetching, missing: zipcode_misses };
}

/** Looks a CEP up each time one has been typed whole; one that the draft brought along was looked up before. */
export function ZipcodeWatch({ look }: { look: (cep: string, fill: Fill) => Promise<void> }) {
  const { values, setValues } = useFormikContext<TypedAddress>();
  const cep = digitsOf(values.zipcode);
  const last = useRef(cep);
  const lookUp = useEffectEvent(() => void look(cep, (found) => void setValues((now) => ({ ...now, ...found }), true)));
  useEffect(() => {
    if (cep === last.current) return;
    last.current = cep;
    if (cep.length === 8) lookUp();
  }, [cep]);
  return null;
}
