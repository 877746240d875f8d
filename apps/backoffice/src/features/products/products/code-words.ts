import { isAreaOpen, openersOf, type Area } from '@mirante/domain/access.ts';
import { areaWords } from '@mirante/domain/house/client-entitlements.ts';
import { termLabels, productKind } from '@mirante/domain/products/product.ts';

const areas = Object.keys(areaWords) as Area[];
const list = new Intl.ListFormat('pt-BR');

/** The areas of the client area that these product codes open. */
export const openedAreas = (codes: readonly string[]): string =>
  list.format(areas.filter((area) => isAreaOpen(area, codes)).map((area) => areaWords[area].name));

/** What a code makes of its product: only these, and those at their end, open more than contents. */
const openers = [...new Set(areas.flatMap((area) => openersOf(area)))].filter((opener) => opener !== 'any');
const isEnd = (opener: string) => opener.startsWith('_');

export const CODE_HELP = `Letras minúsculas, números e _. Decide o que o produto abre, e não muda depois: abrem mais que ${areaWords.content.name} ${list.format(openers.filter((opener) => !isEnd(opener)))} e os que terminam em ${list.format(openers.filter(isEnd))}.`;

/** `Acesso por 1 ano. Abre Conteúdos e Ações.`: standard and free products have the same term. */
export const codeWords = (code: string): string =>
  `${termLabels[productKind({ code, price: 1 })]}. Abre ${openedAreas([code])}.`;
