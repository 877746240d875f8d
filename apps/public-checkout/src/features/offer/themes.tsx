import { brand } from '@mirante/domain/house/brand.ts';
import { brl } from '@mirante/domain/format.ts';
import { termLabels, type CatalogueProduct } from '@mirante/domain/products/product.ts';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import { Link } from 'react-router';
import { to } from '../../to.ts';

interface ThemesProps {
  products: readonly CatalogueProduct[];
  /** Plans that may include a theme. */
  plans: readonly CatalogueProduct[];
}

export function Themes({ products, plans }: ThemesProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="por-tema" className="themes">
      <h2 id="por-tema">Assinaturas por tema</h2>
      <p className="soft">Comece por um assunto e amplie quando quiser.</p>
      <ul className="card">
        {products.map((product) => (
          <Theme
            key={product.id}
            product={product}
            within={plans.filter(({ includes }) => includes.includes(product.name)).map(({ name }) => name)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ThemeProps {
  product: CatalogueProduct;
  /** The plans that include it. */
  within: readonly string[];
}

function Theme({ product: { code, name, description, image, offer }, within }: ThemeProps) {
  return (
    <li className="theme">
      <ProductTile code={code} image={image} />
      <div className="theme-words">
        <h3>{name}</h3>
        <p className="small soft">{description}</p>
        {within.length > 0 && <p className="small faint">Já vem com {within.join(', ')}</p>}
      </div>
      {offer && (
        <p className="theme-price">
          <b>
            {offer.installments > 1
              ? `${offer.installments}x de ${brl(offer.installment_amount)}`
              : brl(offer.card_total)}
          </b>
          <span>ou {brl(offer.cash_total)} no Pix</span>
        </p>
      )}
      <Link className="button quiet" to={to.signUp(code, offer?.coupon_code)} aria-label={`Assinar ${name}`}>
        Assinar
      </Link>
    </li>
  );
}

export function FreeLine({ products }: { products: readonly CatalogueProduct[] }) {
  return products.map(({ id, code, name, description }) => (
    <p key={id} className="free-line">
      <span>
        <b>{name}</b> <span className="soft">{description}</span>
      </span>
      <Link className="link" to={to.signUp(code)}>
        Começar grátis
      </Link>
    </p>
  ));
}

export function Consultancy({ product }: { product: CatalogueProduct }) {
  return (
    <section className="consultancy" aria-labelledby={product.code}>
      <ProductTile code={product.code} image={product.image} />
      <div className="consultancy-words">
        <h2 id={product.code}>{product.name}</h2>
        <p>{product.description || termLabels.consultancy}</p>
      </div>
      <b>Consulte valores</b>
      <a className="button paper" href={brand.support_url} target="_blank" rel="noopener noreferrer">
        Falar com a equipe
      </a>
    </section>
  );
}
