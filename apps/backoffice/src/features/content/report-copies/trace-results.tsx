import { evidenceLabels, type TracedCopy, type TraceResult } from '@mirante/domain/content/report-copy.ts';
import { ABSENT, dayTime } from '@mirante/domain/format.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { ClientLink } from '../../../shared/client-link.tsx';
import css from './trace-page.module.css';

export const TraceResults = ({ copies, pages, looked }: TraceResult) => (
  <>
    {copies.length === 0 ? (
      <Notice tone="info" role="status" title="Nenhum exemplar encontrado">
        {lookedAt(looked, pages)} O arquivo não é um exemplar do portal, saiu do backoffice (lá não há marca) ou perdeu
        a marca.
      </Notice>
    ) : (
      <Notice
        tone="success"
        role="status"
        title={copies.length === 1 ? '1 exemplar encontrado' : `${copies.length} exemplares encontrados`}
      >
        {lookedAt(looked, pages)}
      </Notice>
    )}
    {copies.map((copy) => (
      <FoundCopy key={copy.id} copy={copy} />
    ))}
  </>
);

const lookedAt = (looked: number, pages: number): string =>
  looked === pages
    ? `${pages === 1 ? 'A única página foi vista' : `As ${pages} páginas foram vistas`}.`
    : `${looked} de ${pages} páginas foram vistas.`;

const FoundCopy = ({ copy }: { copy: TracedCopy }) => (
  <Panel title={`Exemplar nº ${copy.number}`}>
    <dl className={css.facts}>
      <dt>Cliente</dt>
      <dd>
        <ClientLink of={copy} />
      </dd>
      <dt>Relatório</dt>
      <dd>
        {copy.report_name ?? `${copy.report_id} (removido)`}, versão {copy.version}
      </dd>
      <dt>Aberto pela primeira vez em</dt>
      <dd>{dayTime(copy.made_at)}</dd>
      <dt>Baixado em</dt>
      <dd>{copy.downloaded_at ? dayTime(copy.downloaded_at) : `${ABSENT} (só aberto no portal)`}</dd>
      <dt>Páginas do arquivo</dt>
      <dd>{copy.pages.join(', ') || ABSENT}</dd>
      <dt>Encontrado por</dt>
      <dd>{copy.evidence.map((evidence) => evidenceLabels[evidence]).join(', ')}</dd>
    </dl>
  </Panel>
);
