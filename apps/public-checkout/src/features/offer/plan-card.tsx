import { brl } from '@mirante/domain/format.ts';
import { productKind, termLabels, type CatalogueProduct, type Offer } from '@mirante/domain/product.ts';
import { ProductTile } from '@mirante/ui-kit/product-tile.tsx';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { to } from '../../to.ts';
import { RECOMMENDED } from './arrange.ts';

export function PlanCard({ product }: { product: CatalogueProduct }) {
  const recommended = product.id === RECOMMENDED;
  return (
    <article className={recommended ? 'plan recommended' : 'plan'} aria-labelledby={product.code}>
      {recommended && <span className="plan-flag">Recomendado</span>}
      <div className="plan-name">
        <ProductTile code={product.code} image={product.image} />
        <h2 id={product.code}>{product.name}</h2>
      </div>
      <p className="soft plan-words">{product.description}</p>
      {product.offer ? <Figures price={product.price} offer={product.offer} /> : <div className="plan-figures" />}
      <Link className={recommended ? 'button whole' : 'button quiet whole'} to={to.signUp(product.code, product.offer?.coupon_code)} aria-label={`Assinar ${product.name}`}>
        Assinar
      </Link>
      <ul className="ticks">
        {[...product.includes, termLabels[productKind(product)]].map((name) => (
          <li key={name}>
            <Check size={16} strokeWidth={2} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
    </article>
  );
}

function Figures({ price, offer }: { price: number; offer: Offer }) {
  return (
    <div className="plan-figures">
      <p className="small faint">
        {offer.card_percent_off > 0 ? (
          <>
            <s>{brl(price)}</s> <b className="off">{`${offer.card_percent_off}% no cartão, ${offer.cash_percent_off}% no Pix`}</b>
          </>
        ) : (
          'Preço único'
        )}
      </p>
      <p className="plan-price">
        {offer.installments > 1 && <span>{offer.installments}x</span>}
        {brl(offer.installment_amount)}
      </p>
      <p className="small soft">
        {offer.installments > 1 ? 'sem juros, ou ' : 'ou '}
        <b>{brl(offer.cash_total)}</b> à vista no Pix ou boleto
      </p>
    </div>
  );
}

/** A plan's place while its product is on its way: the same geometry, so that nothing moves. */
export function PlanBones({ recommended }: { recommended: boolean }) {
  return (
    <div className={recommended ? 'plan recommended' : 'plan'} aria-hidden>
      {recommended && <span className="plan-flag">Recomendado</span>}
      <div className="plan-name">
        <span className="bone bone-tile" />
        <span className="bone bone-name" />
      </div>
      <p className="plan-words">
        <span className="bone bone-line" />
      </p>
      <div className="plan-figures">
        <span className="bone bone-small" />
        <span className="bone bone-price" />
        <span className="bone bone-line" />
      </div>
      <span className="bone bone-button" />
      <ul className="ticks">
        {[1, 2, 3, 4, 5].map((row) => (
          <li key={row}>
            <span className="bone bone-small" />
          </li>
        ))}
      </ul>
    </div>
  );
}
