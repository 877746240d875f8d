import {
  isId,
  methodsOf,
  schemaOf,
  type AnyEndpoint,
  type Contract,
  type Input,
  type Params,
  type Result,
  type UploadType,
} from '@mirante/contract/http.ts';
import { mayCall, type Access, type Viewer } from '@mirante/domain/access.ts';
import { FORBIDDEN } from '@mirante/domain/access/forbidden.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { ObjectSchema } from 'yup';
import { auditedDb } from '../database/audited-db.ts';
import type { Services } from '../services.ts';
import { isRead } from './is-read.ts';
import { Refusal, sessionExpired } from './refusal.ts';
import { refusalUntilReady } from './require-ready.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';
import type { SessionRow } from './session-row.ts';
import { refusalOfView } from './view-only.ts';
import { acceptUploads } from './uploads.ts';

/** A handler's input. A client's handler takes the owner from `viewer.id`, never from input. */
export interface Call<E> extends Services {
  viewer: Viewer;
  /** The caller's session; absent for public calls alone. */
  session: SessionRow | undefined;
  params: Params<E>;
  input: Input<E>;
  ip: string;
  /** The `Idempotency-Key` header of a call that takes one. */
  idempotencyKey: string | undefined;
  /** The `If-Match` header: the version that the caller has. */
  seen: string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}
// oxlint-disable-next-line typescript/no-explicit-any -- one handler per endpoint, whatever its types
type AnyCall = Call<any>;
/** One handler per endpoint: a missing one, or another return type, does not compile. */
export type Handlers<C extends Contract> = { [K in keyof C]: (call: Call<C[K]>) => Promise<Result<C[K]>> };

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session hook. */
    session: SessionRow | undefined;
    /** The refusal if its session, or the right to the call, has ended since. Set by the session hook. */
    refusalSince: () => Promise<Refusal | undefined>;
  }
  interface FastifyContextConfig {
    /** Who may call; absent for pages beside the contracts. */
    allow?: Access;
    /** It receives a file, which may take longer than other bodies. */
    upload?: UploadType | undefined;
  }
}

/** Registers a contract's endpoints. `allow` is checked before the request is read. */
export async function serve<C extends Contract>(
  app: FastifyInstance,
  services: Services,
  contract: C,
  handlers: Handlers<C>,
): Promise<void> {
  for (const [name, endpoint] of Object.entries(contract)) {
    const { method, path, allow, input, upload, idempotent } = endpoint;
    const schema = await schemaOf(input);
    const run = handlers[name] as (call: AnyCall) => Promise<unknown>;
    const route: RouteOptions = {
      method: methodsOf(endpoint),
      url: path,
      config: { allow, upload },
      onRequest: (request, _reply, done) => {
        done(refusalOf(services, endpoint, request.session));
      },
      handler: async (request, reply) => {
        const viewer = request.session?.viewer as Viewer;
        const isAudited = method !== 'GET' && viewer?.role === 'user';
        const answer = await run({
          ...services,
          ...(isAudited && { db: auditedDbOf(services, endpoint, request.id, viewer) }),
          session: request.session,
          viewer,
          params: paramsOf(request.params as Record<string, string>),
          input: schema && (await read(schema, request, services.now())),
          ip: request.ip,
          idempotencyKey: idempotent ? keyOf(request) : undefined,
          seen: request.headers['if-match'],
          request,
          reply,
        });
        // Later calls of this process see staff's change.
        if (isAudited) await services.outbox.catchUp();
        if (reply.sent) return undefined;
        if (answer === undefined) reply.code(204);
        return answer;
      },
    };
    if (upload) await app.register(async (scope) => void (await acceptUploads(scope, upload), scope.route(route)));
    else app.route(route);
  }
}

/** The refusal of a caller, which no input changes. */
function refusalOf(services: Services, endpoint: AnyEndpoint, session: SessionRow | undefined): Refusal | undefined {
  const { allow } = endpoint;
  if (!mayCall(allow, session?.viewer)) return session ? forbidden() : sessionExpired();
  if (!session) return undefined;
  return (
    refusalOfView(session, endpoint) ??
    (allow === 'public' ? undefined : refusalUntilReady(services, session, endpoint))
  );
}

const auditedDbOf = ({ pool, now }: Services, { what }: AnyEndpoint, requestId: string, { id }: Viewer) =>
  auditedDb(pool, { user_id: id, action: what, request_id: requestId, at: now() });

export const forbidden = (): Refusal => new Refusal('forbidden', FORBIDDEN);

const read = (schema: ObjectSchema<object>, request: FastifyRequest, now: Date) => {
  const body = !isRead(request.method);
  const given = body ? request.body : request.query;
  if (body && (typeof given !== 'object' || given === null || Array.isArray(given)))
    throw new Refusal('invalid_body', 'Envie um objeto JSON.');
  if (!isPlain(given, MAX_DEPTH)) throw new Refusal(body ? 'invalid_body' : 'invalid_query', 'Campo desconhecido.');
  return schema.validate(given, {
    abortEarly: false,
    stripUnknown: false,
    // Thousands of fields may be wrong at once, and where each was found is told to nobody.
    disableStackTrace: true,
    context: { body, now, sanitize: sanitizeRichText },
  });
};

const MAX_DEPTH = 16;
/** yup looks fields up, and casts values, by names that every object inherits: these are refused. */
const isPlain = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 &&
    Object.entries(value).every(([name, inner]) => !(name in Object.prototype) && isPlain(inner, depth - 1)));

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key))
    throw new Refusal('invalid_key', 'Idempotency-Key inválida.');
  return key;
}

function paramsOf(given: Record<string, string>) {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) params[name] = isId(name) ? idOf(value) : value;
  return params;
}

function idOf(value: string): number {
  if (!/^[1-9]\d{0,9}$/.test(value) || Number(value) > 2_147_483_647)
    throw new Refusal('not_found', 'Recurso não encontrado.');
  return Number(value);
}
