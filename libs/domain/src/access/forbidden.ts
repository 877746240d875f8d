/** The message of a 403. */
export const FORBIDDEN = 'Operação não permitida. Parece que você não possui permissão para a ação requisitada.';
