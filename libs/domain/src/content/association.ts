import type { RelatedKind } from './content.ts';

/** A kind of record that contents are associated to: its words, and the end of its page's address. */
interface Association {
  name: string;
  plural: string;
  /** Within a line, with its article: "a tag". */
  one: string;
  /** Of it: "Tag desassociada com sucesso!". */
  removed: string;
  address: string;
}

/** The kinds that there are, under the names that their calls have. */
export const associations = {
  tags: { name: 'Tag', plural: 'Tags', one: 'a tag', removed: 'Tag desassociada', address: 'associar-a-tag' },
  funds: {
    name: 'Fundo',
    plural: 'Fundos',
    one: 'o fundo',
    removed: 'Fundo desassociado',
    address: 'associar-a-fundo',
  },
  portfolios: {
    name: 'Carteira',
    plural: 'Carteiras',
    one: 'a carteira',
    removed: 'Carteira desassociada',
    address: 'associar-a-carteira',
  },
  stocks: { name: 'Ação', plural: 'Ações', one: 'a ação', removed: 'Ação desassociada', address: 'associar-a-acao' },
  'stock-portfolios': {
    name: 'Carteira de ações',
    plural: 'Carteiras de ações',
    one: 'a carteira de ações',
    removed: 'Carteira de ações desassociada',
    address: 'associar-a-carteira-de-acoes',
  },
} as const satisfies Partial<Record<RelatedKind, Association>>;

export type AssociationKind = keyof typeof associations;
export const associationKinds = Object.keys(associations) as AssociationKind[];
export const isAssociationKind = (kind: string): kind is AssociationKind => Object.hasOwn(associations, kind);
/** The column of a content that lists those that it is associated to. */
export const associatedField = {
  tags: 'tags',
  funds: 'funds',
  portfolios: 'portfolios',
  stocks: 'stocks',
  'stock-portfolios': 'stock_portfolios',
} as const satisfies Record<AssociationKind, string>;
/** What lists of contents are filtered by, beside tags. */
export type AboutField = Exclude<(typeof associatedField)[AssociationKind], 'tags'>;
export const associatedFields = Object.values(associatedField).filter((field): field is AboutField => field !== 'tags');
/** The filters by what contents are about, as the log tells of them. */
export const aboutWords = {
  funds: 'Fundo',
  portfolios: 'Carteira',
  stocks: 'Ação',
  stock_portfolios: 'Carteira de ações',
} as const satisfies Record<AboutField, string>;

/** The contents that are associated to something, under the names that their calls and addresses have. */
export const associatedResources = {
  reports: { kind: 'report', one: 'um relatório' },
  videos: { kind: 'video', one: 'um vídeo' },
  news: { kind: 'news', one: 'uma notícia' },
} as const;
export type AssociatedResource = keyof typeof associatedResources;
