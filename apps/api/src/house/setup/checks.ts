import { sql } from 'kysely';
import { newFileName } from '../../gateways/files/port.ts';
import type { Services } from '../../services.ts';

/** A precondition of a new house, checked by using it. */
export interface Check {
  name: string;
  /** Returns the reason of a failure, or throws it. */
  try: () => Promise<string | undefined>;
  /** What to do on failure. */
  advice: string;
}

const PATIENCE_MS = 10_000;
/** TOTP codes, due times and sessions depend on the clock. */
const CLOCK_MS = 2000;

/** `mailTo`: the recipient of the test mail. `machineMs`: this machine's clock. */
export const checksOf = (services: Services, mailTo: string, machineMs: () => number = Date.now): Check[] => [
  {
    name: 'Relógio',
    try: () => clockOf(services, machineMs),
    advice: 'Sincronize o relógio deste servidor e o do banco de dados por NTP.',
  },
  {
    name: 'Papéis do banco de dados',
    try: () => rolesOf(services),
    advice:
      'Crie um papel sem direitos próprios para a aplicação, dê o seu nome em DATABASE_APP_ROLE e sirva com o DATABASE_URL dele.',
  },
  {
    name: 'Arquivos',
    try: () => filesOf(services),
    advice: 'Confira FILES_URL; sem ele, se este servidor pode escrever em DATA_DIR.',
  },
  ...pagesOf(services),
  {
    name: 'Email',
    try: () => mailOf(services, mailTo),
    advice: 'Confira SMTP_URL e MAIL_FROM, e se o servidor de email aceita conexões deste.',
  },
  {
    name: 'Meio de pagamento',
    try: () => gatewayOf(services),
    advice: 'Confira VINDI_PRIVATE_KEY e VINDI_PRODUCT_ID, e se este servidor alcança a Vindi.',
  },
];

async function clockOf({ db }: Services, machineMs: () => number): Promise<string | undefined> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const apart = Math.abs(rows[0]!.at.getTime() - machineMs());
  return apart > CLOCK_MS ? `O banco de dados está ${(apart / 1000).toFixed(0)} s distante deste servidor.` : undefined;
}

async function rolesOf({ config, db }: Services): Promise<string | undefined> {
  if (config.env !== 'production') return undefined;
  if (!config.appRole) return 'A aplicação serve com o papel que migra: pode mudar tabelas e reescrever a auditoria.';
  const { rows } = await sql<{ is_plain: boolean }>`
    select not (rolsuper or rolcreaterole or rolcreatedb or pg_has_role(rolname, tableowner, 'member')) as is_plain
    from pg_roles, pg_tables where rolname = ${config.appRole} and tablename = 'audit_entry'`.execute(db);
  return rows[0]?.is_plain ? undefined : `O papel ${config.appRole} não existe, ou é mais do que um papel comum.`;
}

/** Any file will do, such as this one. */
async function filesOf({ files }: Services): Promise<string | undefined> {
  const name = newFileName();
  await files.put(name, import.meta.filename);
  const stored = await files.read(name);
  stored?.stream.destroy();
  await files.remove(name);
  return stored ? undefined : 'O que foi gravado não está lá.';
}

const pagesOf = ({ config: { places, apiUrl } }: Services): Check[] =>
  (
    [
      ['CHECKOUT_URL', `${places.checkout}/`],
      ['CLIENT_URL', `${places.client}/`],
      ['BACKOFFICE_URL', `${places.backoffice}/`],
      ['API_URL', `${apiUrl}/health/ready`],
    ] as const
  ).map(([variable, url]) => ({
    name: `Endereço ${url}`,
    try: async () => {
      const { ok, status } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
      return ok ? undefined : `Respondeu ${status}.`;
    },
    advice: `Confira ${variable}, o DNS, o certificado e se os serviços estão no ar.`,
  }));

async function mailOf({ config, mailer }: Services, to: string): Promise<string | undefined> {
  if (config.env === 'production' && !config.smtpUrl) return 'Nenhum servidor de email foi configurado.';
  await mailer.send({
    to,
    subject: 'O email da sua casa funciona',
    text: 'Este email foi enviado pela preparação do sistema. Se ele chegou, os emails aos clientes também chegam.',
  });
  return undefined;
}

async function gatewayOf({ config, gateway }: Services): Promise<string | undefined> {
  if (config.env === 'production' && config.gateway === 'sandbox') return 'É o de testes: nada é cobrado de verdade.';
  await gateway.findCharge('setup');
  return undefined;
}
