import { isKnown, type Figure } from '@mirante/domain/investments/performance/figures.ts';
import { ABSENT } from '@mirante/domain/format.ts';

const plain = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** `4,25%`, for figures that are no gain or loss. */
export const plainPercent = (value: number): string => `${plain.format(value).replace('-', '\u2212')}%`;

export const figureText = (figure: Figure, text: (value: number) => string): string =>
  isKnown(figure) ? text(figure) : ABSENT;
