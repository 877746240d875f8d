import type { Access } from '@mirante/domain/access.ts';
import type { StepUp } from '@mirante/domain/access/proofs.ts';
import type { AnySchema, Schema } from './lazy-schema.ts';
import type { RefusalCode } from './refusals.ts';

// Generic over all schemas; `any` is used only here and in its users.
/* oxlint-disable typescript/no-explicit-any */
/** Loaded lazily, so that a browser fetches yup only when it has to validate. */
type Later<S extends AnySchema = AnySchema> = () => Promise<S>;
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type AnyInput = Later | undefined;

/**
 * Names the response type, from which the published schema is generated. At run time it only tells that there is a
 * response.
 */
export const type = <T>() => true as unknown as T;

export type MediaType = 'application/json' | 'application/jsonl' | 'text/csv' | 'application/pdf';
export type UploadType = 'application/pdf' | 'application/octet-stream';
/** A file as stored; `Range` requests are answered with 206. */
export type PdfFile = string;

export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  In extends AnyInput = AnyInput,
  Out = unknown,
> {
  method: M;
  /** A second method of the same call, where the specification leaves it open. */
  also: Method | undefined;
  path: P;
  /** One line in Portuguese, for the permissions screen and the API's documentation. */
  what: string;
  allow: Access;
  input: In;
  returns: Out;
  /** The response's media type. */
  media: MediaType;
  /** The call takes one file of this type, in the field `file` of a form (`multipart/form-data`), instead of JSON. */
  upload: UploadType | undefined;
  /**
   * For calls that move money or reach many people: the same `Idempotency-Key` and body return the first response
   * again.
   */
  idempotent: boolean;
  /**
   * The step-up that the call requires in addition to a session: the owner's password or passkey was proven shortly
   * before.
   */
  stepUp: StepUp | undefined;
  /**
   * A read for the account's owner alone, refused to a user who views as the client: it has an effect, or shows
   * credentials or files that are made out to the owner.
   */
  ownerOnly: boolean;
  /** The refusals beyond those that follow from `allow`, `input`, `idempotent` and `stepUp`. */
  refuses: readonly RefusalCode[];
  /** A valid body, for the API's documentation. */
  example: unknown;
}
export type AnyEndpoint = Endpoint<any, any, any, any>;
export type Contract = Record<string, AnyEndpoint>;

interface Options<In extends AnyInput, Out> {
  what: string;
  also?: Method;
  allow: Access;
  input?: In;
  returns?: Out;
  media?: MediaType;
  upload?: UploadType;
  idempotent?: boolean;
  stepUp?: StepUp;
  ownerOnly?: boolean;
  refuses?: readonly RefusalCode[];
  example?: unknown;
}

const declare =
  <M extends Method>(method: M) =>
  <P extends string, In extends AnyInput = undefined, Out = void>(path: P, o: Options<In, Out>) =>
    ({
      method,
      also: o.also,
      path,
      what: o.what,
      allow: o.allow,
      input: o.input,
      returns: o.returns,
      media: o.media ?? 'application/json',
      upload: o.upload,
      idempotent: o.idempotent ?? false,
      stepUp: o.stepUp,
      ownerOnly: o.ownerOnly ?? false,
      refuses: o.refuses ?? [],
      example: o.example,
    }) as Endpoint<M, P, In, Out>;

/** By which a call is served. */
export const methodsOf = ({ method, also }: Pick<AnyEndpoint, 'method' | 'also'>): Method[] =>
  also ? [method, also] : [method];

export const get = declare('GET');
export const post = declare('POST');
export const patch = declare('PATCH');
export const put = declare('PUT');
export const del = declare('DELETE');

type ParamNames<P extends string> = P extends `${string}:${infer N}/${infer R}`
  ? N | ParamNames<`/${R}`>
  : P extends `${string}:${infer N}`
    ? N
    : never;
/** `:id` and `:…_id` are numbers; any other parameter is text. */
export type Params<E> =
  E extends Endpoint<any, infer P, any, any>
    ? { [K in ParamNames<P>]: K extends 'id' | `${string}_id` ? number : string }
    : never;
export const isId = (param: string): boolean => param === 'id' || param.endsWith('_id');

export type Input<E> = E extends Endpoint<any, any, infer In, any> ? InputOf<In> : never;
type InputOf<In> = In extends Later<infer S> ? S['__outputType'] : undefined;
export type Result<E> = E extends Endpoint<any, any, any, infer Out> ? Out : never;

export const schemaOf = async (input: AnyInput): Promise<Schema | undefined> => (await input?.()) as Schema | undefined;
