// The output of `npm start` and `npm run dev`.
import type { Deployment } from './paths.ts';

export const addresses = ({ apiUrl, places }: Deployment): string => `
  public-checkout   ${places.checkout}
  client-area       ${places.client}
  backoffice        ${places.backoffice}
  api               ${apiUrl}/api/docs${places.tokeniser ? '' : sandboxPages(apiUrl)}`;

/** Only the sandbox gateway has them. */
const sandboxPages = (apiUrl: string): string => `

  charges to settle ${apiUrl}/sandbox
  mail sent         ${apiUrl}/sandbox/mail`;

const users = (...names: string[]): string => names.map((name) => `${name}@mirante.example`).join('  ');

export const logins = `
  Everybody's password is mirante123.
  clients  ${users('ana', 'bruno', 'carla', 'davi')}
  staff    ${users('admin', 'atendimento', 'financeiro', 'conteudo', 'trader')}
`;
