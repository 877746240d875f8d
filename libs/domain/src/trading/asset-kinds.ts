import type { Currency } from '../currency.ts';
/** A kind of traded asset. `contract` is the exchange's contract of a commodity. */
interface AssetKind {
  name: string;
  contract?: { size: number; unit: string; currency: Currency };
}

export const assetKindIds = [1, 2, 3, 4, 5, 6, 7] as const;
export type AssetKindId = (typeof assetKindIds)[number];

export const isAssetKindId = (id: number): id is AssetKindId => (assetKindIds as readonly number[]).includes(id);

/** Contract sizes are those of B3's CCM, BGI, ICF and SJC. */
export const assetKinds: Readonly<Record<AssetKindId, AssetKind>> = {
  1: { name: 'Ação' },
  2: { name: 'Índice' },
  3: { name: 'Dólar' },
  4: { name: 'Milho', contract: { size: 450, unit: 'saca', currency: 'BRL' } },
  5: { name: 'Boi', contract: { size: 330, unit: 'arroba', currency: 'BRL' } },
  6: { name: 'Café', contract: { size: 100, unit: 'saca', currency: 'USD' } },
  7: { name: 'Soja', contract: { size: 450, unit: 'saca', currency: 'USD' } },
};

export const assetKindNames = Object.fromEntries(assetKindIds.map((id) => [id, assetKinds[id].name])) as Record<
  AssetKindId,
  string
>;

/** `R$ por arroba`; undefined if it is traded without a unit. */
export function unitOf(kind: AssetKindId): string | undefined {
  const { contract } = assetKinds[kind];
  return contract && `${contract.currency === 'BRL' ? 'R$' : 'US$'} por ${contract.unit}`;
}
