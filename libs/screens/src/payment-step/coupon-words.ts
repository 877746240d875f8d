export const couponWords = {
  invalid: 'Cupom não encontrado ou inválido.',
  failed: 'Erro ao verificar cupom.',
  /** The order with it was refused. */
  refused: 'O cupom já não vale, e saiu do total.',
};
