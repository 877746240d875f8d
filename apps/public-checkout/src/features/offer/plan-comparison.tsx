import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { comparePlans, termOf, type ComparedRow } from './compare-plans.ts';

interface Props {
  plans: readonly CatalogueProduct[];
  products: readonly CatalogueProduct[];
}

export function PlanComparison({ plans, products }: Props) {
  const comparison = comparePlans(plans, products);
  if (!comparison) return null;
  return (
    <section className="below-plans">
      <h2 id="comparacao">Compare os planos</h2>
      <table className="card comparison" aria-labelledby="comparacao">
        <thead>
          <tr>
            <th scope="col">O que você recebe</th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{comparison.benefits.map(row)}</tbody>
        {comparison.products.length > 0 && (
          <tbody>
            <tr>
              <th colSpan={plans.length + 1} scope="rowgroup">
                Assinaturas incluídas
              </th>
            </tr>
            {comparison.products.map(row)}
          </tbody>
        )}
        <tbody>
          <tr>
            <th scope="row">Tempo de acesso</th>
            {plans.map((plan) => (
              <td key={plan.id}>{termOf(plan)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );

  function row({ name, has }: ComparedRow) {
    return (
      <tr key={name}>
        <th scope="row">{name}</th>
        {plans.map(({ id }, i) => (
          <td key={id}>
            {has[i] ? (
              <Check size={18} strokeWidth={2} role="img" aria-label="Sim" />
            ) : (
              <Minus size={18} strokeWidth={2} role="img" aria-label="Não" />
            )}
          </td>
        ))}
      </tr>
    );
  }
}
