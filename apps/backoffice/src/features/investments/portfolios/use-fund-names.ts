import { useLazyListFundsQuery } from '@mirante/api-client/investments/funds.ts';
import type { Related } from '@mirante/domain/content/content.ts';
import { nameKey } from '@mirante/domain/investments/item-names.ts';
import type { FundsByName } from '@mirante/domain/investments/portfolio-paste.ts';
import { useIsMounted } from '@mirante/ui-kit/states/use-is-mounted.ts';
import { useEffect, useRef, useState } from 'react';

const MOST = 100;
/** Until then the lines cannot be applied. */
const RETRY_MS = 5000;

/** Looks up the funds by exact name, ignoring accents and case, each once; again while that fails. */
export function useFundNames(names: ReadonlyMap<string, string>): { funds: FundsByName; isBusy: boolean } {
  const [find] = useLazyListFundsQuery();
  const asked = useRef(new Set<string>());
  const [funds, setFunds] = useState<FundsByName>(() => new Map<string, Related | undefined>());
  const [failures, setFailures] = useState(0);
  const isMounted = useIsMounted();
  const wanted = [...names.keys()].join('\n');
  useEffect(() => {
    for (const [key, name] of names) {
      if (asked.current.has(key)) continue;
      asked.current.add(key);
      void find({ 'funds.name': name.slice(0, MOST), page: 1, perPage: MOST, sort: 'funds.name', order: 1 }, true).then(
        ({ data }) => {
          if (data) {
            const fund = data.items.find((one) => nameKey(one.name) === key);
            return setFunds((before) => new Map(before).set(key, fund));
          }
          asked.current.delete(key);
          return setTimeout(() => isMounted() && setFailures((count) => count + 1), RETRY_MS);
        },
      );
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `wanted` says when there are others
  }, [wanted, find, failures, isMounted]);
  return { funds, isBusy: [...names.keys()].some((key) => !funds.has(key)) };
}
