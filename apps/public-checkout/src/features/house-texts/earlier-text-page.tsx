import { useGetHouseTextsQuery } from '@mirante/api-client/house/house-texts.ts';
import { detailOf, statusOf } from '@mirante/contract/problem.ts';
import { textLinks, type TextName } from '@mirante/domain/house/text-links.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Link } from 'react-router';
import { PlainPage, RetryButton } from '../../shell/plain-page.tsx';
import { TextSheet } from './text-sheet.tsx';

/** A legal text in an earlier version, which buyers may have accepted. */
export function EarlierTextPage({ name, version }: { name: TextName; version: string }) {
  const { currentData: data, error, isFetching, refetch } = useGetHouseTextsQuery({ day: version });
  const { title, path } = textLinks[name];
  if (data) return <TextSheet name={name} text={data[name]} version={version} />;
  if (error)
    return (
      <PlainPage title={title} mark={<CircleAlert size={40} strokeWidth={1.5} className="bad-mark" aria-hidden />}>
        <p className="soft" role="alert">
          {statusOf(error) === 404 ? 'Não há textos com esta versão.' : detailOf(error)}
        </p>
        {statusOf(error) !== 404 && <RetryButton busy={isFetching} again={() => void refetch()} />}
        <nav className="plain-links" aria-label="Outros caminhos">
          <Link className="link" to={path}>
            Ver a versão atual
          </Link>
        </nav>
      </PlainPage>
    );
  return (
    <PlainPage title={title} mark={<span className="ring large" aria-hidden />}>
      <p className="soft" role="status">
        Um instante, estamos buscando a versão pedida.
      </p>
    </PlainPage>
  );
}
