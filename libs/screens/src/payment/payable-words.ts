/** The texts about a pending charge, for its payer and for staff. */
export interface PayableWords {
  pix: string;
  scan: string;
  over: string;
  /** It has no code: the gateway did not answer to the order. */
  missing: string;
  boleto: string;
  /** It has no slip: the gateway did not answer to the order. */
  missingBoleto: string;
  due: (day: string) => string;
}

export const payableWords: Record<'client' | 'staff', PayableWords> = {
  client: {
    pix: 'Pague com Pix',
    scan: 'Aponte a câmera do aplicativo do banco',
    over: 'O prazo deste código Pix acabou. Se você já pagou, o acesso é liberado assim que o banco confirmar.',
    missing:
      'Seu código Pix ainda não foi gerado: o banco demorou a responder. Gere agora, ou aguarde: ele aparece aqui assim que chegar.',
    boleto: 'Pague o boleto',
    missingBoleto: 'Seu boleto ainda não foi gerado: o banco demorou a responder. Ele aparece aqui assim que chegar.',
    due: (day) => `Pague até ${day}. A confirmação do banco leva até 2 dias úteis.`,
  },
  staff: {
    pix: 'Pix à espera do cliente',
    scan: 'O QR code que o cliente vê',
    over: 'O prazo deste código Pix acabou. Se o cliente já pagou, o acesso dele é liberado assim que o banco confirmar.',
    missing: 'O código Pix ainda não foi gerado: o banco demorou a responder ao pedido.',
    boleto: 'Boleto à espera do cliente',
    missingBoleto: 'O boleto ainda não foi gerado: o banco demorou a responder ao pedido.',
    due: (day) => `Vence em ${day}. A confirmação do banco leva até 2 dias úteis.`,
  },
};
