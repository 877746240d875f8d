import type { MaskitoOptions } from '@maskito/core';
import { useCallback, useEffect, useState } from 'react';

const masks = {
  cpf: () => import('./masks.ts').then((m) => m.cpf),
  cep: () => import('./masks.ts').then((m) => m.cep),
  date: () => import('./masks.ts').then((m) => m.date),
  moment: () => import('./masks.ts').then((m) => m.moment),
  card: () => import('./masks.ts').then((m) => m.card),
  expiry: () => import('./masks.ts').then((m) => m.expiry),
  money: () => import('./money-mask.ts').then((m) => m.money),
  decimal: () => import('./money-mask.ts').then((m) => m.decimal),
  phone: () => import('./phone-mask.ts').then((m) => m.phone),
} satisfies Record<string, () => Promise<MaskitoOptions>>;
export type MaskName = keyof typeof masks;

/** A ref that masks its input. The code comes after the first paint: till then, and without it, the input takes any text. */
export function useMask(name: MaskName) {
  return useCallback(
    (input: HTMLInputElement | null) => {
      let detach = () => {};
      let gone = input === null;
      void Promise.all([import('@maskito/core'), masks[name]()]).then(([{ Maskito }, options]) => {
        if (gone) return;
        const mask = new Maskito(input!, options);
        detach = () => mask.destroy();
      });
      return () => {
        gone = true;
        detach();
      };
    },
    [name],
  );
}

type Parse = (typed: string) => string;

/** Gives E.164 for a whole number and the text as typed for anything else. */
export function usePhoneParser(): Parse {
  const [parse, setParse] = useState<Parse>(() => (typed: string) => typed);
  useEffect(() => {
    void import('./phone-mask.ts').then((m) => setParse(() => m.phoneFromTyped));
  }, []);
  return parse;
}
