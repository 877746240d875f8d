/** The catalogue as one is chosen from it: by name, all of it. */
export const productSelector = { perPage: 40, page: 1, sort: 'product.name', order: 1 } as const;
