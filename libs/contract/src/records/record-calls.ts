import type { Access } from '@mirante/domain/access.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { del, get, patch, post, type } from '../http.ts';
import type { AnySchema } from '../lazy-schema.ts';
import type { RefusalCode } from '../refusals.ts';
import { changesOf } from './changes.ts';
import { csvOf } from './csv.ts';

interface RecordCallOptions<Query, Row, Answer, Form, Change> {
  /** As in "Ver um cupom" and "Listar cupons". */
  one: string;
  many: string;
  allow: Access;
  /** Those who may read it, if others may as well. */
  readers?: Access;
  query: Query;
  row: Row;
  record: Answer;
  form: () => Promise<Form>;
  /** The form of an edit, if it differs. */
  change?: () => Promise<Change>;
  /** Beside the edit conflict, which every edit has. */
  refuses?: { create?: readonly RefusalCode[]; edit?: readonly RefusalCode[]; remove?: readonly RefusalCode[] };
  example: unknown;
}

/** The calls of a resource that is listed, exported, read, created, edited and removed, and has a log of its changes. */
export function recordCalls<
  const P extends string,
  Query extends () => Promise<AnySchema>,
  Row,
  Answer,
  Form extends AnySchema,
  Change extends AnySchema = Form,
>(path: P, of: RecordCallOptions<Query, Row, Answer, Form, Change>) {
  const { one, many, allow, readers = allow, query, record, form, refuses = {}, example } = of;
  const list = get(path, { what: `Listar ${many}`, allow: readers, input: query, returns: type<Page<Row>>() });
  return {
    list,
    export: csvOf(`${path}.csv`, `Exportar ${many}`, list),
    get: get(`${path}/:id`, { what: `Ver ${one}`, allow: readers, returns: record }),
    create: post(path, {
      what: `Criar ${one}`,
      allow,
      idempotent: true,
      input: form,
      returns: record,
      refuses: refuses.create ?? [],
      example,
    }),
    edit: patch(`${path}/:id`, {
      what: `Editar ${one}`,
      allow,
      input: of.change ?? (form as unknown as () => Promise<Change>),
      returns: record,
      refuses: ['edit_conflict', ...(refuses.edit ?? [])],
      example,
    }),
    remove: del(`${path}/:id`, { what: `Remover ${one}`, allow, refuses: refuses.remove ?? [] }),
    changes: changesOf(`${path}/:id/changes`, `Ver as alterações de ${one}`, readers),
  };
}
