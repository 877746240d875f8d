import type { MaskitoOptions } from '@maskito/core';
import { useCallback, useEffect, useState } from 'react';

const masks = {
  cpf: () => import('./masks.ts').then((m) => m.cpf),
  cnpj: () => import('./masks.ts').then((m) => m.cnpj),
  cep: () => import('./masks.ts').then((m) => m.cep),
  date: () => import('./masks.ts').then((m) => m.date),
  moment: () => import('./masks.ts').then((m) => m.moment),
  card: () => import('./masks.ts').then((m) => m.card),
  expiry: () => import('./masks.ts').then((m) => m.expiry),
  money: () => import('./money-mask.ts').then((m) => m.money()),
  decimal: () => import('./money-mask.ts').then((m) => m.decimal()),
  phone: () => import('./phone-mask.ts').then((m) => m.phone),
} satisfies Record<string, () => Promise<MaskitoOptions>>;
export type MaskName = keyof typeof masks;

/**
 * A ref that masks its input, once it has a name. Its code is loaded after the first paint: until then, and if that
 * fails, the input accepts any text, which the mask then formats.
 */
export function useMask(name: MaskName | undefined) {
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (!input || !name) return;
      const detached = new AbortController();
      const { signal } = detached;
      let isTyped = false;
      input.addEventListener('input', () => (isTyped = true), { once: true, signal });
      const attach = async () => {
        const [{ Maskito }, options] = await Promise.all([import('@maskito/core'), masks[name]()]);
        if (signal.aborted) return;
        const mask = new Maskito(input, options);
        signal.addEventListener('abort', () => mask.destroy());
        if (isTyped) input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      };
      void attach().catch(() => undefined);
      return () => detached.abort();
    },
    [name],
  );
}

type Parse = (typed: string) => string;

/** Returns E.164 for a complete number, and anything else as typed. */
export function usePhoneParser(): Parse {
  const [parse, setParse] = useState<Parse>(() => (typed: string) => typed);
  useEffect(() => {
    void import('./phone-mask.ts').then((m) => setParse(() => m.phoneFromTyped)).catch(() => undefined);
  }, []);
  return parse;
}
