import { paymentMethodLabels, type PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import { boletoLine, brl, day, dayTime, deadline } from '@mirante/domain/format.ts';
import type { PaymentType } from '@mirante/domain/sales/payment.ts';
import { refundMethodWords } from '@mirante/domain/sales/withdrawal.ts';
import { button, mail, supportButton, type To } from './compose.ts';
import type { Mail } from './port.ts';

/** The contract, to be kept: Decreto 7.962, article 4. */
const termsOf = ({ terms }: { terms: string | null }): string[] =>
  terms ? [`Os termos que você aceitou, para guardar: ${terms}`] : [];

/** Mails about purchases and access. */
export const purchaseTexts = {
  pixPending: (
    to: To & { link: string; type: PaymentType; products: readonly string[]; total: number; due: string | null },
  ): Mail =>
    mail(
      to,
      'Seu Pix está esperando',
      `Falta pouco para ${to.type === 'renew' ? 'renovar' : 'liberar'} o seu acesso a ${to.products.join(', ')}. Pague ${brl(to.total)} por Pix${to.due ? ` até ${deadline(to.due)}` : ''}.`,
      button('Ver o código Pix', to.link),
      `O acesso é ${to.type === 'renew' ? 'renovado' : 'liberado'} assim que o pagamento for confirmado.`,
    ),

  boletoPending: (
    to: To & { link: string; line: string; products: readonly string[]; total: number; due: string | null },
  ): Mail =>
    mail(
      to,
      'Seu boleto chegou',
      `Aqui está o boleto de ${brl(to.total)} da sua assinatura de ${to.products.join(', ')}${to.due ? `, com vencimento em ${dayTime(to.due).slice(0, 10)}` : ''}.`,
      button('Abrir boleto', to.link),
      `Linha digitável:\n${boletoLine(to.line)}`,
      'A confirmação pode levar até 2 dias úteis depois do pagamento.',
    ),

  /** To a visitor who asked for it and left without buying. */
  resume: ({
    product,
    until,
    link,
    unsubscribe,
    ...to
  }: To & Record<'product' | 'until' | 'link' | 'unsubscribe', string>): Mail => ({
    ...mail(
      to,
      `Sua compra de ${product} está guardada`,
      `Aqui está o link que você pediu para terminar a compra de ${product}. Nada foi cobrado.`,
      button('Terminar a compra', link),
      `Ele vale até ${deadline(until)}, em qualquer aparelho. Por segurança, pedimos alguns dados de novo.`,
      `Não quer mais este link, ou não foi você que pediu? Apague o que foi digitado: ${unsubscribe}`,
    ),
  }),

  /** `gives` has each product with its expiry, null for life; `terms` is the page of the accepted ones. */
  receipt: (
    to: To & {
      link: string;
      gives: readonly Given[];
      terms: string | null;
      total: number;
      method: PaymentMethod;
      installments: number;
      type: PaymentType;
      paymentId: number;
      at: string;
    },
  ): Mail =>
    mail(
      to,
      'Pagamento confirmado',
      `Recebemos ${brl(to.total)} em ${dayTime(to.at)} (${howPaid(to)}, pagamento ${to.paymentId}).`,
      `${to.type === 'renew' ? 'A sua assinatura está renovada' : 'O seu acesso está liberado'}:\n${list(to.gives)}`,
      button('Acessar minha conta', to.link),
      ...termsOf(to),
      'Bons investimentos!',
    ),

  /** The refund's number is the protocol. */
  withdrawn: (
    to: To & {
      product: string;
      amount: number;
      method: PaymentMethod;
      protocol: number;
      at: string;
      restores_term: boolean;
      /** The products that were credited to it, and are active again. */
      restored: readonly string[];
    },
  ): Mail =>
    mail(
      to,
      `Compra desfeita: protocolo ${to.protocol}`,
      `Registramos em ${dayTime(to.at)} a sua desistência da compra de ${to.product} (protocolo ${to.protocol}). ${to.restores_term ? 'A validade volta a ser a de antes da renovação.' : 'O acesso terminou nesse momento.'}`,
      ...(to.restored.length > 0 ? [`O que foi crédito dela volta a valer: ${to.restored.join(', ')}.`] : []),
      `Vamos devolver ${brl(to.amount)}. ${refundMethodWords(to.method, true)}`,
      'Se não foi você, troque a sua senha e fale agora com o nosso suporte.',
      supportButton,
    ),

  /** For a free purchase. */
  granted: (to: To & { link: string; gives: readonly Given[]; terms: string | null }): Mail =>
    mail(
      to,
      'Seu acesso está liberado',
      `O seu acesso está liberado, sem custo:\n${list(to.gives)}`,
      button('Acessar minha conta', to.link),
      ...termsOf(to),
      'Bons investimentos!',
    ),

  /** A product expires in `daysLeft` calendar days; negative: it has expired. */
  ending: ({
    product,
    until,
    daysLeft,
    next,
    ...to
  }: To & { product: string; until: string; daysLeft: number; next: NextStep }): Mail =>
    mail(
      to,
      endingSubject(product, daysLeft),
      `O seu acesso a ${product} ${daysLeft < 0 ? 'terminou em' : 'vai até'} ${day(until)}${daysLeft < 0 ? '' : ', às 23:59'}.`,
      ...nextWords[next.kind](next),
    ),
};

interface Given {
  product: string;
  until: string | null;
}
const list = (gives: readonly Given[]) =>
  gives.map(({ product, until }) => `• ${product}, ${until ? `até ${day(until)}` : 'para sempre'}`).join('\n');
const howPaid = ({ method, installments }: { method: PaymentMethod; installments: number }) =>
  `${paymentMethodLabels[method]}${installments > 1 ? ` em ${installments}x` : ''}`;

/** What the owner can do about an expiry. */
export type NextStep = { kind: 'renew' | 'pay' | 'payOrder' | 'buy'; link: string } | { kind: 'ask'; link?: undefined };

function endingSubject(product: string, daysLeft: number): string {
  if (daysLeft < 0) return `Sua assinatura de ${product} terminou`;
  if (daysLeft === 0) return `Sua assinatura de ${product} termina hoje`;
  return daysLeft === 1
    ? `Sua assinatura de ${product} termina amanhã`
    : `Faltam ${daysLeft} dias para o fim da sua assinatura de ${product}`;
}

const payment = (link: string) => [button('Ver o pagamento', link), 'Se você já pagou, não é preciso fazer mais nada.'];

const nextWords: Record<NextStep['kind'], (next: NextStep) => string[]> = {
  renew: ({ link = '' }) => [
    'Renove agora e ganhe mais um ano, contado a partir desse dia: você não perde nenhum dia do que já pagou.',
    button('Renovar minha assinatura', link),
  ],
  pay: ({ link = '' }) => [
    'A sua renovação já foi pedida e só aguarda o pagamento. Assim que ele for confirmado, você ganha mais um ano de acesso.',
    ...payment(link),
  ],
  payOrder: ({ link = '' }) => ['Um pedido seu, que inclui este acesso, só aguarda o pagamento.', ...payment(link)],
  buy: ({ link = '' }) => ['Você pode voltar quando quiser: basta assinar de novo.', button('Assinar novamente', link)],
  ask: () => ['Para continuar com o acesso, fale com a nossa equipe.', supportButton],
};
