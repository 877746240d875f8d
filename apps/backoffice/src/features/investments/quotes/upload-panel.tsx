import { quotesChanged } from '@mirante/api-client/investments/quotes.ts';
import { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import {
  MAX_QUOTE_MEGABYTES,
  publisherLabels,
  publishers,
  quoteExtensions,
  type Publisher,
} from '@mirante/domain/investments/quote-load.ts';
import { Can } from '@mirante/session/can.tsx';
import { FieldText } from '@mirante/ui-kit/fields/field-frame.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useId, useState } from 'react';
import { useFileUpload } from '../../../shared/use-file-upload.ts';
import css from './quotes.module.css';

/** Uploads a publisher's file unchanged. */
export function UploadPanel() {
  const [kind, field] = [useId(), useId()];
  const [publisher, setPublisher] = useState<Publisher>('b3');
  const { file, choose, part, failure, send } = useFileUpload({
    call: quoteLoads.uploadQuotes,
    params: { publisher },
    maxMegabytes: MAX_QUOTE_MEGABYTES,
    changed: quotesChanged,
    done: 'Arquivo enviado!',
  });
  return (
    <Can call={quoteLoads.uploadQuotes}>
      <Panel title="Enviar arquivo">
        <form
          className={css.form}
          aria-label="Enviar arquivo"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <label htmlFor={kind}>De onde é</label>
          <select
            id={kind}
            value={publisher}
            onChange={({ target }) => setPublisher(publishers.find((each) => each === target.value) ?? 'b3')}
          >
            {publishers.map((each) => (
              <option key={each} value={each}>
                {publisherLabels[each]}
              </option>
            ))}
          </select>
          <label htmlFor={field}>Arquivo</label>
          <input
            id={field}
            type="file"
            accept={quoteExtensions.join(',')}
            disabled={part !== undefined}
            aria-invalid={failure !== undefined}
            aria-describedby={`${field}-text`}
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <FieldText
            id={field}
            message={failure}
            help={`Como foi baixado, até ${MAX_QUOTE_MEGABYTES} MB. O resultado aparece abaixo.`}
          />
          {part !== undefined && <progress aria-label="Enviado" max={100} value={Math.floor(100 * part)} />}
          <BusyButton type="submit" variant="contained" busy={part !== undefined} disabled={!file}>
            Enviar arquivo
          </BusyButton>
        </form>
      </Panel>
    </Can>
  );
}
