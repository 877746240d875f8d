import { lazy } from 'react';
import { list, page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

// Lazy, since only these pages need their code and data.
const CouponCrumb = lazy(() => import('./coupons/coupon-crumb.tsx').then((m) => ({ default: m.CouponCrumb })));
const ProductCrumb = lazy(() => import('./products/product-crumb.tsx').then((m) => ({ default: m.ProductCrumb })));

export const pages: readonly Page[] = [
  ...list('Cupons', to.coupons(), () => import('./coupons/coupon-list-page.tsx').then((m) => m.CouponListPage), [
    page(to.newCoupon(), 'Criar cupom', () =>
      import('./coupons/coupon-create-page.tsx').then((m) => m.CouponCreatePage),
    ),
    page(
      to.coupon(':id'),
      (id) => <CouponCrumb id={id} />,
      () => import('./coupons/coupon-page.tsx').then((m) => m.CouponPage),
    ),
    page(
      to.editCoupon(':id'),
      (id) => <CouponCrumb id={id} />,
      () => import('./coupons/coupon-edit-page.tsx').then((m) => m.CouponEditPage),
    ),
    page(
      to.linkCoupon(':id'),
      (id) => <CouponCrumb id={id} />,
      () => import('./coupons/link-products-page.tsx').then((m) => m.LinkProductsPage),
    ),
  ]),
  ...list('Produtos', to.products(), () => import('./products/product-list-page.tsx').then((m) => m.ProductListPage), [
    page(to.newProduct(), 'Criar produto', () =>
      import('./products/product-create-page.tsx').then((m) => m.ProductCreatePage),
    ),
    page(
      to.product(':id'),
      (id) => <ProductCrumb id={id} />,
      () => import('./products/product-page.tsx').then((m) => m.ProductPage),
    ),
    page(
      to.editProduct(':id'),
      (id) => <ProductCrumb id={id} />,
      () => import('./products/product-edit-page.tsx').then((m) => m.ProductEditPage),
    ),
    page(
      to.addProductChild(':id'),
      (id) => <ProductCrumb id={id} />,
      () => import('./products/add-child-page.tsx').then((m) => m.AddChildPage),
    ),
  ]),
  ...list(
    'Perguntas da oferta',
    to.offerQuestions(),
    () => import('./offer-questions/offer-question-list-page.tsx').then((m) => m.OfferQuestionListPage),
    [
      page(
        to.editOfferQuestion(':id'),
        (id) => `Pergunta ${id}`,
        () => import('./offer-questions/offer-question-edit-page.tsx').then((m) => m.OfferQuestionEditPage),
      ),
      page(to.newOfferQuestion(), 'Criar pergunta da oferta', () =>
        import('./offer-questions/offer-question-create-page.tsx').then((m) => m.OfferQuestionCreatePage),
      ),
    ],
  ),
  ...list('Analistas', to.analysts(), () => import('./analysts/analyst-list-page.tsx').then((m) => m.AnalystListPage), [
    page(
      to.editAnalyst(':id'),
      (id) => `Analista ${id}`,
      () => import('./analysts/analyst-edit-page.tsx').then((m) => m.AnalystEditPage),
    ),
    page(to.newAnalyst(), 'Criar analista', () =>
      import('./analysts/analyst-create-page.tsx').then((m) => m.AnalystCreatePage),
    ),
  ]),
];
