import { patch } from '../http.ts';

const allow = ['atendimento'] as const;
// The international numbering plans are loaded with the phone form alone.
const phones = () => import('./client-phones.form.ts');
export const clientContact = {
  /** Both addresses are notified, and the new one has to confirm. */
  editClientEmail: patch('/api/v1/clients/:id/email', {
    what: 'Alterar o email de um cliente',
    also: 'PUT',
    allow,
    input: () => import('./client-contact.form.ts').then((m) => m.clientEmailForm),
    refuses: ['edit_conflict', 'email_taken', 'confirm_email_first'],
    example: { email: 'ana.nova@mirante.example' },
  }),
  editClientCpf: patch('/api/v1/clients/:id/cpf', {
    what: 'Alterar o CPF de um cliente',
    also: 'PUT',
    allow,
    input: () => import('./client-contact.form.ts').then((m) => m.clientCpfForm),
    refuses: ['edit_conflict', 'cpf_taken'],
    example: { cpf: '529.982.247-25' },
  }),
  editClientPhones: patch('/api/v1/clients/:id/phones', {
    what: 'Alterar os telefones de um cliente',
    also: 'PUT',
    allow,
    input: () => phones().then((m) => m.clientPhonesForm),
    refuses: ['edit_conflict'],
    example: { phone: '+5511987654321', cell_phone: null },
  }),
};
