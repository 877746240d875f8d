/** A name normalised for comparison: `CRÉDITO  privado` is `credito privado`. */
export const nameKey = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The indexes of items whose name an earlier one already has. */
export function repeatedNames(items: readonly { name: string }[]): number[] {
  const seen = new Set<string>();
  return items.flatMap(({ name }, i) => {
    const before = seen.size;
    return nameKey(name) !== '' && seen.add(nameKey(name)).size === before ? [i] : [];
  });
}
export const NAME_REPEATED = 'Já existe um item com este nome.';
