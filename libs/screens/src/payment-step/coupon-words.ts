export const couponWords = {
  invalid: 'Cupom não encontrado ou inválido.',
  failed: 'Erro ao verificar cupom.',
  retry: 'Nada foi cobrado. Tente de novo ou remova o cupom.',
  /** The order with it was refused. */
  refused: 'O cupom já não vale, e saiu do total.',
};
