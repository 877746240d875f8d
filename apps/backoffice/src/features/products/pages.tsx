import { page, pageTree, type Page } from '../../app/page.tsx';
import { recordName } from '../../app/record-name.tsx';
import { to } from '../../app/to.ts';

const couponName = recordName(
  'Cupom',
  () => import('@mirante/api-client/products/coupons.ts').then((m) => m.useGetCouponQuery),
  'code',
);
const productName = recordName(
  'Produto',
  () => import('@mirante/api-client/products/products.ts').then((m) => m.useGetProductQuery),
  'name',
);

export const pages: readonly Page[] = [
  ...pageTree(to.coupons(), 'Cupons', () => import('./coupons/coupon-list-page.tsx').then((m) => m.CouponListPage), [
    page(to.newCoupon(), 'Criar cupom', () =>
      import('./coupons/coupon-create-page.tsx').then((m) => m.CouponCreatePage),
    ),
    ...pageTree(to.coupon(':id'), couponName, () => import('./coupons/coupon-page.tsx').then((m) => m.CouponPage), [
      page(to.editCoupon(':id'), 'Editar', () =>
        import('./coupons/coupon-edit-page.tsx').then((m) => m.CouponEditPage),
      ),
      page(to.linkCoupon(':id'), 'Adicionar produtos', () =>
        import('./coupons/link-products-page.tsx').then((m) => m.LinkProductsPage),
      ),
    ]),
  ]),
  ...pageTree(
    to.products(),
    'Produtos',
    () => import('./products/product-list-page.tsx').then((m) => m.ProductListPage),
    [
      page(to.newProduct(), 'Criar produto', () =>
        import('./products/product-create-page.tsx').then((m) => m.ProductCreatePage),
      ),
      ...pageTree(
        to.product(':id'),
        productName,
        () => import('./products/product-page.tsx').then((m) => m.ProductPage),
        [
          page(to.editProduct(':id'), 'Editar', () =>
            import('./products/product-edit-page.tsx').then((m) => m.ProductEditPage),
          ),
          page(to.addProductChild(':id'), 'Adicionar filho', () =>
            import('./products/add-child-page.tsx').then((m) => m.AddChildPage),
          ),
        ],
      ),
    ],
  ),
  ...pageTree(
    to.offerQuestions(),
    'Perguntas da oferta',
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
  ...pageTree(
    to.analysts(),
    'Analistas',
    () => import('./analysts/analyst-list-page.tsx').then((m) => m.AnalystListPage),
    [
      page(
        to.editAnalyst(':id'),
        (id) => `Analista ${id}`,
        () => import('./analysts/analyst-edit-page.tsx').then((m) => m.AnalystEditPage),
      ),
      page(to.newAnalyst(), 'Criar analista', () =>
        import('./analysts/analyst-create-page.tsx').then((m) => m.AnalystCreatePage),
      ),
    ],
  ),
];
