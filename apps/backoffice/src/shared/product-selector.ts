/** The query for product selects: the whole catalogue, by name. */
export const productSelector = { perPage: 40, page: 1, sort: 'product.name', order: 1 } as const;
