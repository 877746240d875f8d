import { ids } from '@mirante/validation/fields.ts';

/** The products that unlock a content, any one of them. */
export const unlockingProducts = () => ids(1, 100, 'Selecione ao menos um produto');
