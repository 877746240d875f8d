import { brand } from '@mirante/domain/house/brand.ts';
import { brl, dayTime } from '@mirante/domain/format.ts';
import { button, mail, type To } from './compose.ts';
import type { Mail } from './port.ts';

interface Ordered {
  products: readonly string[];
  /** In BRL. */
  total: number;
}

/** Mails about guest orders under an existing account's CPF. */
export const guestTexts = {
  /** To the account's address. */
  ordered: (to: To & Ordered & { method: string; link: string }): Mail =>
    mail(
      to,
      'Pedido feito sem login',
      `Alguém fez, com o seu CPF e sem entrar na sua conta, um pedido de ${to.products.join(', ')} (${brl(to.total)}).`,
      to.method === 'credit_card'
        ? 'Se foi você, não é preciso fazer nada. O cartão usado não aparece na conta. Se não foi, fale com o nosso suporte.'
        : 'Se foi você, basta pagar. Se não foi, não pague: na área do cliente, em Pagamentos, abra o pedido e escolha “Não fui eu”. Ele não impede você de comprar, renovar ou remover a conta.',
      button('Ver meus pagamentos', to.link),
    ),

  /** To the guest's address, if another. It reveals only how the account's address begins. */
  payer: (to: To & Ordered & { inbox: string; method: string; link: string }): Mail =>
    mail(
      to,
      'Seu pedido ficou na conta deste CPF',
      `Recebemos o seu pedido de ${to.products.join(', ')} (${brl(to.total)}). O CPF informado já tem cadastro na ${brand.name}, e o pedido ficou nessa conta, cujo email é ${to.inbox}. A senha digitada na compra não vale para ela.`,
      `${to.method === 'bank_slip' ? `O boleto foi enviado a ${to.inbox}. ` : ''}Para acompanhar, entre com a senha que essa conta já tem; se não lembra dela, peça uma nova.`,
      button('Entrar na área do cliente', to.link),
      `Não reconhece esse email? Fale com o nosso suporte: ${brand.support_url}`,
    ),

  /** To the guest's address, once paid. */
  payerReceipt: (to: To & Ordered & { inbox: string; paymentId: number; at: string }): Mail =>
    mail(
      to,
      'Pagamento confirmado',
      `Recebemos ${brl(to.total)} em ${dayTime(to.at)} (pagamento ${to.paymentId}) por ${to.products.join(', ')}. O acesso está liberado na conta deste CPF, cujo email é ${to.inbox}.`,
      `Não reconhece esse email? Fale com o nosso suporte: ${brand.support_url}`,
    ),

  /** To the guest's address: the account's owner denied the order, or the account is removed. */
  voided: (to: To & Ordered & { why: keyof typeof whyVoided }): Mail =>
    mail(
      to,
      'Pedido cancelado',
      `O pedido de ${to.products.join(', ')} (${brl(to.total)}) foi cancelado: ${whyVoided[to.why][0]}. Não pague a cobrança.`,
      `${whyVoided[to.why][1]}, fale com o nosso suporte: ${brand.support_url}`,
    ),

  /** To the account's address: the products are already owned or await payment. */
  refused: (to: To & { products: readonly string[]; link: string }): Mail =>
    mail(
      to,
      'Tentativa de compra com o seu CPF',
      `Alguém tentou comprar ${to.products.join(', ')} com o seu CPF, sem entrar na sua conta. Você já tem esse acesso, ou ele já aguarda um pagamento: nada foi cobrado.`,
      'Se foi você, entre na sua conta para usar, pagar ou renovar. Se não foi, não é preciso fazer nada.',
      button('Ver meus produtos', to.link),
    ),

  /** To the account's address: it was unproven, and its old password was removed. `erasure` was asked for with it. */
  passwordNeeded: (to: To & { link: string; erasure: number | undefined }): Mail =>
    mail(
      to,
      'Escolha a senha da sua conta',
      'Uma compra foi paga na sua conta. Como este email ainda não tinha sido confirmado, a senha anterior deixou de valer e as sessões abertas foram encerradas, para que só você entre.',
      'Peça aqui um link para escolher a sua senha. Ele chega a este email e também o confirma.',
      button('Escolher minha senha', to.link),
      ...(to.erasure === undefined
        ? []
        : [
            `O pedido de exclusão de dados que a conta tinha (protocolo ${to.erasure}) foi encerrado sem apagar nada. Se ele era seu, peça de novo na sua área, em Privacidade.`,
          ]),
    ),
};

/** The reason, and who should write to the support. */
const whyVoided = {
  denied: ['quem tem a conta do CPF informado disse que não o fez', 'Se o CPF é seu e você não tem essa conta'],
  removed: ['a conta do CPF informado foi removida', 'Se você já pagou'],
} as const;
