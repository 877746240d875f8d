import type { RelatedKind } from './content.ts';

/** A kind of record that contents are associated with: its texts, and the last segment of its page's path. */
interface Association {
  name: string;
  plural: string;
  /** With its article, within a sentence: "a tag". */
  one: string;
  /** For the toast "Tag desassociada com sucesso!". */
  removed: string;
  address: string;
}

/** All kinds, by their names in API paths. */
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
  trades: {
    name: 'Operação',
    plural: 'Operações',
    one: 'a operação',
    removed: 'Operação desassociada',
    address: 'associar-a-operacao',
  },
} as const satisfies Partial<Record<RelatedKind, Association>>;

export type AssociationKind = keyof typeof associations;
export const associationKinds = Object.keys(associations) as AssociationKind[];
export const isAssociationKind = (kind: string): kind is AssociationKind => Object.hasOwn(associations, kind);
/** The content column that lists the associated records of a kind. */
export const associatedField = {
  tags: 'tags',
  funds: 'funds',
  portfolios: 'portfolios',
  stocks: 'stocks',
  'stock-portfolios': 'stock_portfolios',
  trades: 'trades',
} as const satisfies Record<AssociationKind, string>;
/** The filters of content lists by association, except tags. */
export type AboutField = Exclude<(typeof associatedField)[AssociationKind], 'tags'>;
export const associatedFields = Object.values(associatedField).filter((field): field is AboutField => field !== 'tags');
/** The audit log's labels of these filters. */
export const aboutWords = {
  funds: 'Fundo',
  portfolios: 'Carteira',
  stocks: 'Ação',
  stock_portfolios: 'Carteira de ações',
  trades: 'Operação',
} as const satisfies Record<AboutField, string>;

/** The contents that have associations, by their names in API paths and routes. */
export const associatedResources = {
  reports: { kind: 'report', one: 'um relatório' },
  videos: { kind: 'video', one: 'um vídeo' },
  news: { kind: 'news', one: 'uma notícia' },
} as const;
export type AssociatedResource = keyof typeof associatedResources;
