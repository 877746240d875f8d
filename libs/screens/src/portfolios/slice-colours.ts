/** One per slice, largest first; further ones have the colour of the rest. */
const colours = [
  'var(--s1)',
  'var(--s2)',
  'var(--s3)',
  'var(--s4)',
  'var(--s5)',
  'var(--s6)',
  'var(--s7)',
  'var(--s8)',
  'color-mix(in srgb, var(--s1) 60%, var(--surface))',
  'color-mix(in srgb, var(--s6) 70%, var(--surface))',
] as const;
const REST = 'var(--line-strong)';

export const sliceColour = (place: number): string => colours[place] ?? REST;
