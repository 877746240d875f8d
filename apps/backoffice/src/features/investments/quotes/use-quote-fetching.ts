import { quotesChanged, useGetQuoteFetchingQuery } from '@mirante/api-client/investments/quotes.ts';
import { isOpenFetch } from '@mirante/domain/investments/quote-fetch.ts';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

const ASK_EVERY_MS = 1500;
const OPEN = -1;

/** The newest fetch, polled until it ends; then the quotes are refetched. */
export function useQuoteFetching() {
  const [waits, setWaits] = useState(false);
  const dispatch = useDispatch();
  const { data, isError } = useGetQuoteFetchingQuery(undefined, {
    pollingInterval: waits ? ASK_EVERY_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const isOpen = data?.latest ? isOpenFetch(data.latest) : false;
  if (isOpen !== waits) setWaits(isOpen);
  const ended = data && (isOpen ? OPEN : (data.latest?.id ?? 0));
  const before = useRef(ended);
  useEffect(() => {
    if (ended !== OPEN && before.current !== undefined && before.current !== ended) dispatch(quotesChanged());
    before.current = ended;
  }, [ended, dispatch]);
  return { data, isError };
}
