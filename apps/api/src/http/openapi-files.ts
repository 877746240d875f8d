import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenApi } from './openapi.ts';

export const openApiFolder = path.join(import.meta.dirname, '../../openapi');

/** What one area has of the document. */
export interface OpenApiPart {
  paths: OpenApi['paths'];
  components: Pick<OpenApi['components'], 'schemas'>;
}

/** The document of the API as it is kept in `openapi/`, one file for each area. A test holds it equal to what is served. */
export function readOpenApi(): OpenApi {
  const whole = readPart('document.json') as OpenApi;
  for (const file of globSync('*.json', { cwd: openApiFolder }).toSorted()) {
    if (file === 'document.json') continue;
    const { paths, components } = readPart(file);
    for (const [url, methods] of Object.entries(paths)) whole.paths[url] = { ...whole.paths[url], ...methods };
    Object.assign(whole.components.schemas, components.schemas);
  }
  return whole;
}

const readPart = (file: string): OpenApiPart =>
  JSON.parse(readFileSync(path.join(openApiFolder, file), 'utf8')) as OpenApiPart;
