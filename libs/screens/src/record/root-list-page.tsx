import { useListRecordRootsQuery } from '@mirante/api-client/investments/record.ts';
import { record } from '@mirante/contract/investments/record.ts';
import type { ColumnsOf } from '@mirante/crud/list/columns.ts';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { day, dayTime, integer } from '@mirante/domain/format.ts';
import { recordRootWords } from '@mirante/domain/investments/record.ts';
import { CopyButton } from '@mirante/ui-kit/states/copy-button.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import css from './record.module.css';

const { list: labels } = recordRootWords;

const columns: ColumnsOf<typeof record.listRecordRoots> = [
  { label: labels.day, sort: 'record_root.day', card: 'title', cell: (root) => day(root.day) },
  { label: labels.sequence, align: 'right', cell: ({ sequence }) => `nº ${integer(sequence)}` },
  {
    label: labels.hash,
    wrap: true,
    cell: ({ sequence, hash }) => (
      <span className={css.root}>
        <code>{hash}</code>
        <CopyButton text={`${sequence}:${hash}`} label="Copiar" variant="text" size="small" />
      </span>
    ),
  },
  { label: labels.created_at, cell: ({ created_at }) => dayTime(created_at) },
];

/** The published root of each day, and what keeping one is for. */
export const RootListPage = ({ to }: { to: { record: string } }) => (
  <>
    <PageHead
      title={recordRootWords.plural}
      purpose="Onde a cadeia de registros estava no fim de cada dia, como foi publicado na noite seguinte."
      actions={
        <Button component={Link} to={to.record} variant="outlined" size="small">
          Ver histórico
        </Button>
      }
    />
    <div className={css.rootsHelp}>
      <Panel title="Para que serve uma raiz">
        <p className={css.note}>
          A raiz de um dia depende de todos os registros até ele. Quem guarda uma raiz hoje percebe depois qualquer
          alteração ou corte no que veio antes, mesmo que a cadeia inteira seja refeita.
        </p>
        <ol className={css.steps} aria-label="O que fazer com uma raiz">
          <li>Copie a raiz de um dia e guarde-a fora daqui: em um email para você, por exemplo.</li>
          <li>Em outro dia, baixe os registros na página do histórico.</li>
          <li>
            Rode <code>npm run verify-record -- ARQUIVO --root NÚMERO:HASH</code> com a raiz guardada. Se algo até
            aquele dia mudou, o verificador diz em que linha.
          </li>
        </ol>
      </Panel>
    </div>
    <ListPage
      words={recordRootWords}
      head={null}
      of={record.listRecordRoots}
      use={useListRecordRootsQuery}
      columns={columns}
      emptyText="A primeira raiz é publicada na noite depois do primeiro registro."
    />
  </>
);
