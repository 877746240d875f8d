import { useCreateDividendsMutation } from '@mirante/api-client/investments/dividends.ts';
import { problemOf } from '@mirante/contract/problem.ts';
import { failureTitle } from '@mirante/crud/form/failure-title.ts';
import { useUnsavedWork, useWork } from '@mirante/crud/form/unsaved-work.tsx';
import {
  changeSheet,
  dividendOf,
  duplicatesIn,
  emptySheet,
  isTyped,
  sheetOfDraft,
  type DividendLine,
  type DividendSheet,
  type TypedDividend,
} from '@mirante/domain/investments/dividend-sheet.ts';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isWrong, mistakesIn, type Mistakes } from './check-line.ts';

interface Refused {
  title: string;
  /** The server's message. */
  detail: string;
  /** By line object as sent: an edited line is another object, without errors. */
  lines: WeakMap<DividendLine, Mistakes>;
}

const nothing: Mistakes = {};

/** The dividends to create: their errors, draft and saving. */
export function useSheet() {
  const { sheet, change, isDraft, discard, end } = useDraftedSheet();
  const [checked, setChecked] = useState(false);
  const [refused, refuse] = useState<Refused>();
  const [create, { isLoading }] = useCreateDividendsMutation();
  const flight = useRef(false);
  const found = useMemo(() => mistakesAmong(sheet), [sheet]);
  const mistakes = (line: DividendLine): Mistakes => {
    const said = refused?.lines.get(line);
    if (said) return said;
    if (!checked) return nothing;
    return found.again.has(line.key) ? repeated : mistakesIn(line);
  };

  /** Resolves to whether they were saved. */
  const save = async (): Promise<boolean> => {
    setChecked(true);
    refuse(undefined);
    if (flight.current || found.any || found.again.size > 0) return false;
    flight.current = true;
    const { error } = await create({ body: { dividends: sheet.lines.map(dividendOf) as never } });
    flight.current = false;
    if (error) refuse(refusalOf(error, sheet.lines));
    else end();
    return error === undefined;
  };
  const take = (lines: readonly TypedDividend[]) => {
    setChecked(true);
    change({ do: 'take', lines });
  };
  return {
    lines: sheet.lines,
    change,
    take,
    save,
    saving: isLoading,
    isDraft,
    discard,
    mistakes,
    refused,
    hasMistakes: checked && found.any,
    hasDuplicates: checked && found.again.size > 0,
  };
}

const LOSS = 'Os dividendos desta lista não foram criados. O rascunho fica guardado nesta aba até você voltar.';

/** A sheet kept as a draft when its page is left in any way, until it is saved or discarded. */
function useDraftedSheet() {
  const drafts = useWork()?.drafts;
  const { pathname } = useLocation();
  const [kept, setKept] = useState(() => sheetOfDraft(drafts?.read(pathname)));
  const [sheet, change] = useReducer(changeSheet, kept ?? emptySheet);
  const { free } = useUnsavedWork(isTyped(sheet), LOSS);
  useEffect(() => {
    if (isTyped(sheet)) drafts?.write(pathname, sheet);
    else drafts?.drop(pathname);
  }, [sheet, drafts, pathname]);
  return {
    sheet,
    change,
    isDraft: kept !== undefined,
    discard: () => {
      setKept(undefined);
      change({ do: 'clear' });
    },
    /** Called once it is saved. */
    end: () => {
      drafts?.drop(pathname);
      free();
    },
  };
}

const repeated: Mistakes = { line: 'Repetido nesta lista.' };

const mistakesAmong = ({ lines }: DividendSheet) => {
  const again = duplicatesIn(lines.filter((line) => !isWrong(mistakesIn(line))));
  return { any: lines.some((line) => isWrong(mistakesIn(line))), again };
};

/** `dividends[3].code` is the code of the fourth line, `dividends[3]` the line itself. */
function refusalOf(error: unknown, lines: readonly DividendLine[]): Refused {
  const { detail = 'Nada do que você digitou se perdeu. Tente novamente.', errors = [] } = problemOf(error);
  const byLine = new WeakMap<DividendLine, Mistakes>();
  for (const { path, message } of errors) {
    const [, at, field = 'line'] = /^dividends\[(\d+)\](?:\.(\w+))?$/.exec(path) ?? [];
    const line = at === undefined ? undefined : lines[Number(at)];
    if (line) byLine.set(line, { ...byLine.get(line), [field]: message });
  }
  return { title: failureTitle(error, 'Erro ao criar dividendos'), detail, lines: byLine };
}
