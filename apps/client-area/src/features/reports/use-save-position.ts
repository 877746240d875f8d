import { ownReportsApi } from '@mirante/api-client/content/own-reports.ts';
import { useSaveReadingPositionMutation } from '@mirante/api-client/content/reading-position.ts';
import type { OwnReport } from '@mirante/domain/content/report.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

const AFTER_MS = 1500;

/** Saves the current page on the server, some time after the last page change, and at once on leaving. */
export function useSavePosition({ id, version }: Pick<OwnReport, 'id' | 'version'>): (page: number) => void {
  const [save] = useSaveReadingPositionMutation();
  const dispatch = useDispatch();
  const waiting = useRef<{ page: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  const last = useRef<number>(undefined);
  const send = useCallback(() => {
    if (!waiting.current || version === null) return;
    clearTimeout(waiting.current.timer);
    const { page } = waiting.current;
    waiting.current = undefined;
    void save({ id, body: { page, version } });
  }, [id, version, save]);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && send();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      send();
    };
  }, [send]);
  // The cached report is opened again soon after. While it is open it stays as it is.
  useEffect(
    () => () => {
      const page = last.current;
      if (page === undefined || version === null) return;
      const resume = ownReportsApi.util.updateQueryData('getOwnReport', { id }, (report) => {
        report.position = { page, version };
      });
      dispatch(resume as never);
    },
    [id, version, dispatch],
  );
  return useCallback(
    (page) => {
      last.current = page;
      clearTimeout(waiting.current?.timer);
      waiting.current = { page, timer: setTimeout(send, AFTER_MS) };
    },
    [send],
  );
}
