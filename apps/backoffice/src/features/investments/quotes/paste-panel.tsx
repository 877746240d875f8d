import { useTypeQuotesMutation } from '@mirante/api-client/investments/quotes.ts';
import { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import { detailOf, fieldErrors } from '@mirante/contract/problem.ts';
import { DraftNotice } from '@mirante/crud/form/draft-notice.tsx';
import { failureTitle } from '@mirante/crud/form/failure-title.ts';
import { useKeptDraft, useStoredDraft } from '@mirante/crud/form/form-draft.tsx';
import { useUnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { quoteKindLabels, quoteKinds, type QuoteKind } from '@mirante/domain/investments/quote-load.ts';
import { Can } from '@mirante/session/can.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useId, useState } from 'react';
import { LoadResult } from './load-result.tsx';
import css from './quotes.module.css';

const examples: Readonly<Record<QuoteKind, string>> = {
  closes: 'PETR4; 19/11/2026; 38,42',
  quotas: '11.222.333/0001-81; 19/11/2026; 1,23456789',
  indexes: 'Ibovespa; 19/11/2026; 158.420,35',
};

/** Quotes typed, or pasted from a spreadsheet. */
export function PastePanel() {
  const [kindField, textField] = [useId(), useId()];
  const { address, kept, drop } = useStoredDraft('#colar');
  const [kind, setKind] = useState<QuoteKind>(kept?.values.kind ?? 'closes');
  const [text, setText] = useState<string>(kept?.values.text ?? '');
  const [saved, setSaved] = useState('');
  const [type, { data, error, isLoading }] = useTypeQuotesMutation();
  const { isHeld } = useUnsavedWork(text.trim() !== '' && text !== saved, 'As cotações desta lista não foram salvas.');
  useKeptDraft(address, isHeld, { values: { kind, text } });
  const save = async () => {
    const done = await type({ body: { kind, text, day: null } });
    if (!done.data) return;
    setSaved(text);
    drop();
  };
  return (
    <Can call={quoteLoads.typeQuotes}>
      <Panel title="Digitar ou colar">
        {kept && (
          <DraftNotice
            discard={() => {
              drop();
              setText('');
            }}
          />
        )}
        <form
          className={css.form}
          aria-label="Digitar ou colar"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <label htmlFor={kindField}>O que é</label>
          <select
            id={kindField}
            value={kind}
            onChange={({ target }) => setKind(quoteKinds.find((each) => each === target.value) ?? 'closes')}
          >
            {quoteKinds.map((each) => (
              <option key={each} value={each}>
                {quoteKindLabels[each]}
              </option>
            ))}
          </select>
          <label htmlFor={textField}>Linhas</label>
          <textarea
            id={textField}
            value={text}
            placeholder={examples[kind]}
            aria-describedby={`${textField}-help`}
            onChange={({ target }) => setText(target.value)}
          />
          <p className={css.help} id={`${textField}-help`}>
            Uma por linha: nome, dia e valor, separados por tabulação ou ponto e vírgula.
          </p>
          <BusyButton type="submit" variant="contained" busy={isLoading} disabled={text.trim() === ''}>
            Salvar cotações
          </BusyButton>
        </form>
        {error !== undefined && (
          <Notice tone="danger" role="alert" title={failureTitle(error, 'Não foi possível salvar as cotações')}>
            {fieldErrors(error).text ?? detailOf(error)}
          </Notice>
        )}
        {data && (
          <Notice tone={data.refused + data.unknown > 0 ? 'warning' : 'success'} role="status" title="Cotações lidas">
            <LoadResult load={data} />
          </Notice>
        )}
      </Panel>
    </Can>
  );
}
