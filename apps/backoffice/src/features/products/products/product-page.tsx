import { products } from '@mirante/contract/products/products.ts';
import { useGetProductQuery, useListProductChangesQuery } from '@mirante/api-client/products/products.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { ABSENT, dayTime } from '@mirante/domain/format.ts';
import { priceWords, productActiveStyle, type Product, productWords } from '@mirante/domain/products/product-record.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useParams } from 'react-router';
import { ChangesPanel } from '../../../record/changes-panel.tsx';
import record from '../../../record/record.module.css';
import { openedAreas } from './code-words.ts';
import { HierarchyPanel } from './hierarchy-panel.tsx';
import { ProductActions } from './product-actions.tsx';
import css from './product-page.module.css';

export function ProductPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetProductQuery({ id })} what="Produto" id={id}>
      {(product) => <Detail product={product} />}
    </Loaded>
  );
}
ProductPage.needs = products.getProduct;

function Detail({ product }: { product: Product }) {
  const changes = useListProductChangesQuery({ id: product.id });
  return (
    <>
      <PageHead
        title={product.name}
        badge={<StatusChip look={productActiveStyle(product.active)} />}
        purpose={product.code}
        actions={<ProductActions product={product} />}
      />
      <div className={record.grid}>
        <div className={record.column}>
          <HierarchyPanel product={product} side="children" />
          <HierarchyPanel product={product} side="parents" />
        </div>
        <div className={record.column}>
          <SalePanel product={product} />
          <Panel title="Descrição">
            <p className={record.text}>{product.description}</p>
          </Panel>
          {product.benefits !== null && (
            <Panel title={labels.benefits}>
              <p className={record.text}>{product.benefits}</p>
            </Panel>
          )}
        </div>
      </div>
      <ChangesPanel query={changes} />
    </>
  );
}

const { form: labels } = productWords;
const includedCodes = ({ related_products }: Product) =>
  related_products.filter(({ is_child }) => is_child).map(({ code }) => code);

const SalePanel = ({ product }: { product: Product }) => (
  <Panel title="Venda">
    <div className={css.price}>
      <ProductTile code={product.code} image={product.image} />
      <strong>{priceWords(product)}</strong>
    </div>
    <Facts>
      <Fact label="Abre">{openedAreas([product.code, ...includedCodes(product)])}</Fact>
      <Fact label={labels.installments}>até {product.installments}x</Fact>
      <Fact label={labels.position}>{product.position}</Fact>
      <Fact label={labels.vindi_id}>{product.vindi_id ?? ABSENT}</Fact>
      <Fact label={labels.vindi_code}>{product.vindi_code ?? ABSENT}</Fact>
      <Fact label={labels.id}>{product.id}</Fact>
      <Fact label={labels.created_at}>{dayTime(product.created_at)}</Fact>
      <Fact label={labels.updated_at}>{dayTime(product.updated_at)}</Fact>
    </Facts>
  </Panel>
);
