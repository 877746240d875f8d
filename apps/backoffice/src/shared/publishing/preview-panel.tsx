import { usePreviewContentQuery } from '@mirante/api-client/content/contents.ts';
import { useListAllProductsQuery } from '@mirante/api-client/sales/all-products.ts';
import type { ContentPreview, PublishedKind, SeenContent } from '@mirante/domain/content/content.ts';
import { contentTypeLabels } from '@mirante/domain/content/feed.ts';
import { dayTime, integer } from '@mirante/domain/format.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { lazy, Suspense, useId, useState } from 'react';
import record from '../../record/record.module.css';
import css from './content-panels.module.css';

// Reports have no such text, and their page does not wait for this renderer.
const RichText = lazy(() => import('@mirante/ui-kit/rich-text/rich-text.tsx').then((m) => ({ default: m.RichText })));

/** Whether, and how, the clients of a chosen product see a content. */
export function PreviewPanel({ id }: { id: number }) {
  const select = useId();
  const { data: products = [], error, refetch } = useListAllProductsQuery();
  const [chosen, setChosen] = useState('');
  const name = products.find((product) => String(product.id) === chosen)?.name;
  return (
    <Panel title="Ver como cliente">
      {error && <ErrorPanel title="Erro ao carregar produtos" error={error} onRetry={refetch} />}
      <label htmlFor={select} className={css.choice}>
        Cliente de
        <select id={select} value={chosen} onChange={(e) => setChosen(e.target.value)}>
          <option value="">Escolha um produto</option>
          {products.map((product) => (
            <option key={product.id} value={product.id}>
              {product.name}
            </option>
          ))}
        </select>
      </label>
      {name === undefined ? (
        <p className={record.quiet}>Mostra o que vê quem tem só este produto, agora.</p>
      ) : (
        <Preview id={id} product={Number(chosen)} name={name} />
      )}
    </Panel>
  );
}

function Preview({ id, product, name }: { id: number; product: number; name: string }) {
  const { currentData, error, refetch } = usePreviewContentQuery({ id, product }, { refetchOnMountOrArgChange: true });
  if (error) return <ErrorPanel title="Erro ao carregar a visão" error={error} onRetry={refetch} />;
  if (!currentData) return <CardSkeleton height={120} />;
  if (currentData.content) return <Seen content={currentData.content} name={name} />;
  return (
    <div role="status">
      <Notice tone="info" title={`Clientes de ${name} não veem este conteúdo`}>
        {reasons[currentData.hidden ?? 'product']}
      </Notice>
    </div>
  );
}

const reasons: Record<NonNullable<ContentPreview['hidden']>, string> = {
  draft: 'Enquanto for rascunho, ninguém vê.',
  scheduled: 'A data dele ainda não chegou.',
  product: 'O produto não abre este conteúdo.',
};
const kinds: Record<PublishedKind, string> = { ...contentTypeLabels, board: 'Recado' };

/** The beginning of the reader's page. */
const Seen = ({ content: { kind, title, date, product_name, pages, errata, text }, name }: SeenProps) => (
  <>
    <p className={record.quiet} role="status">
      Clientes de {name} veem assim:
    </p>
    <article className={css.seen} aria-label={`Como clientes de ${name} veem`}>
      <p className={record.quiet}>
        {[kinds[kind], pages && (pages === 1 ? '1 página' : `${integer(pages)} páginas`), dayTime(date), product_name]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h3>{title}</h3>
      {errata.map((erratum) => (
        <Notice key={erratum.at} tone="warning" title={`Errata de ${dayTime(erratum.at)}`}>
          {erratum.text}
        </Notice>
      ))}
      {kind === 'report' ? (
        <p className={record.text}>{text}</p>
      ) : (
        <Suspense fallback={<CardSkeleton height={80} />}>
          <RichText html={text} />
        </Suspense>
      )}
    </article>
  </>
);
interface SeenProps {
  content: SeenContent;
  name: string;
}
