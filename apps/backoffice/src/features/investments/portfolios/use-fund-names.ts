import { useLazyListFundsQuery } from '@mirante/api-client/investments/funds.ts';
import type { Related } from '@mirante/domain/content/content.ts';
import { nameKey } from '@mirante/domain/investments/item-names.ts';
import type { FundsByName } from '@mirante/domain/investments/portfolio-paste.ts';
import { useEffect, useRef, useState } from 'react';

const MOST = 100;

interface FundNames {
  funds: FundsByName;
  /** Whether some are not found out yet: until then the lines cannot be applied. */
  isBusy: boolean;
  /** Looks up again what could not be; undefined if all could. */
  retry: (() => void) | undefined;
}

/** Looks up the funds by exact name, ignoring accents and case, each once. */
export function useFundNames(names: ReadonlyMap<string, string>): FundNames {
  const [find] = useLazyListFundsQuery();
  const asked = useRef(new Set<string>());
  const [funds, setFunds] = useState<FundsByName>(() => new Map<string, Related | undefined>());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const wanted = [...names.keys()].join('\n');
  useEffect(() => {
    for (const [key, name] of names) {
      if (asked.current.has(key)) continue;
      asked.current.add(key);
      void find({ 'funds.name': name.slice(0, MOST), page: 1, perPage: MOST, sort: 'funds.name', order: 1 }, true).then(
        ({ data }) => {
          if (!data) return setFailed((before) => new Set(before).add(key));
          const fund = data.items.find((one) => nameKey(one.name) === key);
          return setFunds((before) => new Map(before).set(key, fund));
        },
      );
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `wanted` says when there are others, `failed` when again
  }, [wanted, find, failed]);
  const retry = () => {
    for (const key of failed) asked.current.delete(key);
    setFailed(new Set());
  };
  const keys = [...names.keys()];
  return {
    funds,
    isBusy: keys.some((key) => !funds.has(key)),
    retry: keys.some((key) => failed.has(key)) ? retry : undefined,
  };
}
