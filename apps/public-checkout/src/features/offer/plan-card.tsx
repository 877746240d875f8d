import { productKind, termLabels, type CatalogueProduct } from '@mirante/domain/products/product.ts';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import { useIsMounted } from '@mirante/ui-kit/states/use-is-mounted.ts';
import Check from 'lucide-react/icons/check';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { askCatalogue, catalogueNow } from '../../catalogue-store.ts';
import { Slot } from '../../shell/slot.tsx';
import { to } from '../../to.ts';
import { planWithin } from './arrange.ts';
import { planWords, productOfPlan, RECOMMENDED, type Plan } from './plan-words.ts';

interface Props {
  plan: Plan;
  /** Undefined in the prerendered page, which has the same layout, so that nothing shifts. */
  product: CatalogueProduct | undefined;
  plans: readonly CatalogueProduct[];
}

export function PlanCard({ plan, product, plans }: Props) {
  const isRecommended = plan === RECOMMENDED;
  const words = product && planWords(product);
  return (
    <article className={isRecommended ? 'plan recommended' : 'plan'} aria-labelledby={`plan-${plan}`} data-plan={plan}>
      {isRecommended && <span className="plan-flag">Recomendado</span>}
      <div className="plan-name" id={`plan-${plan}`}>
        {product ? (
          <ProductTile code={product.code} image={product.image} />
        ) : (
          <span className="skeleton skeleton-tile" />
        )}
        <Slot as="h2" fill="name" text={words?.name} skeleton="skeleton-name" />
      </div>
      <p className="soft plan-words">
        <Slot fill="words" text={words?.words} skeleton="skeleton-line" />
      </p>
      <div className="plan-figures">
        <p className="small faint">
          <Slot as="s" fill="list" text={words?.list} /> <Slot as="b" className="off" fill="off" text={words?.off} />
          <Slot fill="single" text={words?.single} />
        </p>
        <p className="plan-price">
          <Slot fill="times" text={words?.times} />
          <Slot as="b" fill="amount" text={words?.amount} skeleton="skeleton-price" />
        </p>
        <p className="small soft">
          <Slot fill="before" text={words?.before} />
          <Slot as="b" fill="cash" text={words?.cash} skeleton="skeleton-line" />
          <Slot fill="after" text={words?.after} />
        </p>
      </div>
      <Subscribe plan={plan} product={product} look={isRecommended ? 'button whole' : 'button quiet whole'} />
      <ul className="ticks">{product ? <Ticks product={product} plans={plans} /> : <TickSkeletons />}</ul>
    </article>
  );
}

/**
 * The same element before and after the catalogue is known: between two of them a press that was under way would be
 * lost. Once React runs, the router follows it, when the product is known: followed natively, the next page would be
 * rendered in one task.
 */
function Subscribe({ plan, product, look }: Pick<Props, 'plan' | 'product'> & { look: string }) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const follow = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const asked = product ?? (await productOf(plan));
    if (asked && isMounted()) void navigate(signUpTo(asked));
  };
  return (
    <a
      className={look}
      href={`#${product ? signUpTo(product) : to.offer}`}
      aria-label={product && `Assinar ${product.name}`}
      data-fill="link"
      suppressHydrationWarning
      onClick={(event) => void follow(event)}
    >
      Assinar
    </a>
  );
}

const signUpTo = ({ code, offer }: CatalogueProduct): string => to.signUp(code, offer?.coupon_code);

/** For a press before the catalogue was there. */
async function productOf(plan: Plan): Promise<CatalogueProduct | undefined> {
  if (!catalogueNow().products) await askCatalogue();
  return productOfPlan(plan, catalogueNow().products ?? []);
}

interface TicksProps {
  product: CatalogueProduct;
  plans: readonly CatalogueProduct[];
}

function Ticks({ product, plans }: TicksProps) {
  return [...new Set([...givenBy(product, plans), termLabels[productKind(product)]])].map((gives) => (
    <li key={gives}>
      <Check size={16} strokeWidth={2} aria-hidden />
      {gives}
    </li>
  ));
}

/** What the plan gives beyond the one within it, in the house's words; without them, the products that it includes. */
function givenBy(product: CatalogueProduct, plans: readonly CatalogueProduct[]): readonly string[] {
  if (product.benefits.length === 0) return product.includes;
  const within = planWithin(product, plans);
  return within ? [`Tudo de ${within.name}`, ...product.benefits] : product.benefits;
}

const TickSkeletons = () =>
  [1, 2, 3, 4, 5].map((row) => (
    <li key={row} aria-hidden>
      <span className="skeleton skeleton-small" />
    </li>
  ));
