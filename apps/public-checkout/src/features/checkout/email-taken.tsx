import { Link } from 'react-router';
import { to } from '../../to.ts';
import { Notice } from './notice.tsx';

export const emailTaken = 'O e-mail informado já está associado a outro CPF. Faça login ou corrija os dados.';

/** The only result that stops a buyer, so it shows the alternatives. */
export const EmailTaken = () => (
  <Notice tone="wrong" title="Este email já tem cadastro com outro CPF">
    <Link to={to.login}>Fazer login</Link> ou <Link to={to.recovery}>recuperar a senha</Link>. Se o CPF está errado,
    corrija e prossiga.
  </Notice>
);
