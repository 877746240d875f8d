import { callOf, openApi, type OpenApi } from '../src/http/openapi.ts';
import type { OpenApiPart } from '../src/http/openapi-files.ts';
import { contracts } from '../src/routes.ts';
import { responseTypes } from './response-types.ts';

/** The document as its files: what is every call's in `document.json`, the calls and the types of each area in the area's own. */
export async function documentParts(): Promise<Record<string, OpenApi | OpenApiPart>> {
  const answers = responseTypes();
  const { paths, components, ...rest } = await openApi(contracts, answers);
  const document = { ...rest, paths: {}, components: { ...components, schemas: {} } };
  const parts: Record<string, OpenApi | OpenApiPart> = { 'document.json': document };
  const partOf = (area: string) => (parts[`${area}.json`] ??= { paths: {}, components: { schemas: {} } });
  for (const [url, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods))
      (partOf(answers.calls[callOf(operation.operationId)]!.area).paths[url] ??= {})[method] = operation;
  for (const [name, schema] of Object.entries(components.schemas))
    partOf(answers.schemas[name]?.area ?? 'document').components.schemas[name] = schema;
  return parts;
}
