// Shows the product and price before the app's own code has loaded: fills the slots of the prerendered page.
import { productAsked } from '@mirante/domain/sales/checkout.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { askCatalogue, catalogueNow, subscribe } from './catalogue-store.ts';
import { orderWords } from './features/checkout/order-words.ts';
import { planCodes, planWords, productOfPlan } from './features/offer/plan-words.ts';
import { to } from './to.ts';

function fill(place: Element | null, texts: object): void {
  for (const [slot, text] of Object.entries(texts))
    place?.querySelectorAll(`[data-fill="${slot}"]`).forEach((found) => found.replaceChildren(String(text)));
}

function fillOffer(shell: Element, products: readonly CatalogueProduct[]): void {
  for (const plan of planCodes) {
    const product = productOfPlan(plan, products);
    if (!product) continue;
    const card = shell.querySelector(`[data-plan="${plan}"]`);
    fill(card, planWords(product));
    card
      ?.querySelector('[data-fill="link"]')
      ?.setAttribute('href', `#${to.signUp(product.code, product.offer?.coupon_code)}`);
  }
}

function fillOrder(shell: Element, products: readonly CatalogueProduct[]): void {
  const query = new URLSearchParams(location.hash.split('?')[1]);
  const product = productAsked(products, query.get('produtos') ?? '');
  if (product) fill(shell, orderWords(product, query.get('cupom') ?? ''));
}

/** After hydration the shell is the app's: there is nothing to fill. */
function fillShell(): void {
  const { page } = document.documentElement.dataset;
  const shell = document.querySelector(`[data-shell="${page}"]`);
  const { products } = catalogueNow();
  if (!shell || !products) return;
  if (page === 'offer') fillOffer(shell, products);
  if (page === 'signup') fillOrder(shell, products);
}

subscribe(fillShell);
if (document.documentElement.dataset['page'] !== 'other') void askCatalogue();
