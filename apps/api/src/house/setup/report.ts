import { INVITE_LINK_DAYS } from '@mirante/domain/access/lifetimes.ts';
import { renderUnicodeCompact } from 'uqr';
import type { Check } from './checks.ts';
import type { FirstAdministrator } from './first-administrator.ts';

/** What the person at the terminal must keep: it is shown once. */
export const administratorWords = (email: string, made: FirstAdministrator): string => `
Administrador criado: ${email}
Escolha a senha por este link, que vale uma vez e por ${INVITE_LINK_DAYS} dias: ${made.link}

Leia este código com o aplicativo autenticador (ou digite ${made.secret}):
${renderUnicodeCompact(made.uri)}
Códigos de recuperação, cada um vale uma vez:
${made.recovery_codes.map((code) => `  ${code}`).join('\n')}

Guarde tudo agora: nada disso é mostrado de novo.`;

/** Runs every check, printing each result; returns whether all passed. */
export async function runChecks(checks: readonly Check[], print: (line: string) => void): Promise<boolean> {
  let isWell = true;
  for (const check of checks) {
    const why = await check.try().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    if (why !== undefined) isWell = false;
    print(why === undefined ? `✓ ${check.name}` : `✗ ${check.name}: ${why}\n  ${check.advice}`);
  }
  return isWell;
}
