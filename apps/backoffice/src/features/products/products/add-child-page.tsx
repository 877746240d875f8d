import { products } from '@mirante/contract/products/products.ts';
import {
  useAddProductChildMutation,
  useGetProductQuery,
  useListChildrenToAddQuery,
} from '@mirante/api-client/products/products.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import type { ChildCandidate, Product } from '@mirante/domain/products/product-record.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { ListSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { EmptyState, ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ProductRows } from '../../../shared/product-rows.tsx';
import { to } from '../../../app/to.ts';
import { AccessDialog } from './access-dialog.tsx';

export function AddChildPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetProductQuery({ id })} what="Produto" id={id}>
      {(product) => (
        <>
          <PageHead
            title={`Adicionar filho a ${product.name}`}
            purpose={`Quem tem ${product.name} passa a ter também o que for adicionado.`}
            actions={
              <Button component={Link} to={to.product(id)} variant="outlined" size="small">
                Voltar ao produto
              </Button>
            }
          />
          <Panel title="Produtos">
            <Candidates product={product} />
          </Panel>
        </>
      )}
    </Loaded>
  );
}
AddChildPage.needs = products.addProductChild;

function Candidates({ product }: { product: Product }) {
  const { currentData, error, refetch } = useListChildrenToAddQuery({ id: product.id });
  if (error) return <ErrorPanel title="Erro ao carregar produtos" error={error} onRetry={refetch} />;
  if (!currentData) return <ListSkeleton />;
  if (currentData.length === 0)
    return <EmptyState title="Nada a adicionar" text="Os demais produtos já são filhos diretos deste, ou o incluem." />;
  return (
    <ProductRows
      label="Candidatos a filho"
      products={currentData}
      about={({ indirect }) => (indirect ? 'já incluído por outro filho' : undefined)}
      end={(child) => <AddButton product={product} child={child} />}
    />
  );
}

function AddButton({ product, child }: { product: Product; child: ChildCandidate }) {
  const [asking, ask] = useState(false);
  const [add] = useAddProductChildMutation();
  const go = useNavigate();
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Adicionar ${child.name}`}
        onClick={() => ask(true)}
      >
        Adicionar
      </Button>
      {asking && (
        <AccessDialog
          title={`Adicionar ${child.name} a ${product.name}?`}
          question={{ id: product.id, add_child: child.id }}
          yes="Adicionar"
          doing="Adicionando"
          act={() => add({ id: product.id, child_id: child.id }).unwrap()}
          onClose={() => ask(false)}
          onDone={() => void go(to.product(product.id))}
        />
      )}
    </>
  );
}
