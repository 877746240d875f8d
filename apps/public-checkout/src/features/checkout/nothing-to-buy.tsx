import { brand } from '@mirante/domain/house/brand.ts';
import { isSoldOnline, type CatalogueProduct } from '@mirante/domain/products/product.ts';
import { Link } from 'react-router';
import { PlainPage } from '../../shell/plain-page.tsx';
import { to } from '../../to.ts';

interface Props {
  /** Of the page's address. */
  codes: string;
  catalogue: readonly CatalogueProduct[];
}

/** The address has no product, or none for sale here. */
export function NothingToBuy({ codes, catalogue }: Props) {
  const asked = new Set(codes.split(',').map((code) => code.trim()));
  const agreedInPerson = catalogue.find((product) => asked.has(product.code) && !isSoldOnline(product));
  if (agreedInPerson)
    return (
      <PlainPage title={agreedInPerson.name}>
        <p className="soft">É contratado em conversa com a nossa equipe: consulte valores.</p>
        <a className="button large whole" href={brand.support_url} target="_blank" rel="noopener noreferrer">
          Falar com a equipe
        </a>
        <Link className="button quiet whole" to={to.offer}>
          Ver assinaturas
        </Link>
      </PlainPage>
    );
  return (
    <PlainPage title={codes ? 'Esta assinatura não está à venda' : 'Escolha uma assinatura'}>
      <p className="soft">
        {codes
          ? 'O endereço pode estar incompleto, ou a assinatura saiu do catálogo.'
          : 'Veja o que a casa oferece e volte para concluir.'}
      </p>
      <Link className="button large whole" to={to.offer}>
        Ver assinaturas
      </Link>
    </PlainPage>
  );
}
