import type { LinkChange, MailedLink } from '@mirante/domain/access/mailed-link.ts';

type Purpose = MailedLink['purpose'];
interface Words {
  title: string;
  about: string;
  confirm: string;
  deny: string;
  confirmed: string;
  denied: { title: string; about: string };
}

const unchanged = 'O pedido foi descartado, e nada mudou na conta.';
const email: Words = {
  title: 'Confirme seu novo email de acesso',
  about: 'Foi pedido que este passe a ser o email de acesso da conta abaixo. Nada muda até você confirmar.',
  confirm: 'Confirmar o novo email',
  deny: 'Não fui eu',
  confirmed: 'Este agora é o seu email de acesso. As sessões abertas em outros aparelhos foram encerradas.',
  denied: { title: 'Troca de email recusada', about: unchanged },
};

export const linkWords: Record<Purpose, Words> = {
  email,
  // Its link leads to another page.
  email_cancel: email,
  confirm: {
    title: 'Esta conta é sua?',
    about: 'Este é hoje o email da conta abaixo. Confirme só se a conta é sua.',
    confirm: 'Confirmar meu email',
    deny: 'Esta conta não é minha',
    confirmed: 'Tudo certo com o seu endereço. Já pode entrar na sua conta.',
    denied: {
      title: 'Este email não está mais nessa conta',
      about: 'Obrigado por avisar. Desligamos o seu endereço dela, e nenhuma mensagem dela será enviada a você.',
    },
  },
  change: {
    title: 'Confira a alteração dos seus dados',
    about:
      'Uma compra feita com o seu CPF informou os dados abaixo. Confirme só se foi você: a sua senha não muda, e um novo email ainda precisa ser confirmado nele.',
    confirm: 'Confirmar a alteração',
    deny: 'Não fui eu',
    confirmed: 'Os dados da sua conta foram alterados como você confirmou.',
    denied: {
      title: 'Alteração recusada',
      about: `${unchanged} Quem fez a compra conhece o seu CPF, mas não tem acesso à sua conta.`,
    },
  },
};

export const fieldLabels: Record<LinkChange['field'], string> = {
  name: 'Nome',
  email: 'Email de acesso',
  phone: 'Telefone',
  cell_phone: 'Celular',
  address: 'Endereço',
};
