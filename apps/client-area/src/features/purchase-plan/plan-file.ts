import type { PurchasePlan } from '@mirante/domain/investments/purchase-plan.ts';

const written = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** The purchases as CSV for spreadsheets: `;`, decimal comma, byte order mark. */
export function planFile({ purchases, cost, left }: PurchasePlan): File {
  const lines = [
    ['Ativo', 'Quantidade', 'Preço', 'Custo'],
    ...purchases
      .filter(({ quantity }) => quantity > 0)
      .map((one) => [one.code, String(one.quantity), written.format(one.price), written.format(one.cost)]),
    ['Custo estimado', '', '', written.format(cost)],
    ['Sobra', '', '', written.format(left)],
  ];
  const text = `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
  return new File([text], 'quanto-comprar.csv', { type: 'text/csv' });
}
