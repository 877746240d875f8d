import { brandTexts } from '@mirante/domain/house/brand-texts.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import type pg from 'pg';

/** Keeps the current version of the legal texts. Throws where they differ from those that buyers accepted under it. */
export async function keepHouseTexts(
  client: pg.ClientBase,
  version = brand.terms_version,
  texts: object = brandTexts,
): Promise<void> {
  const values = [version, JSON.stringify(texts)];
  await client.query(
    `insert into house_text as kept (version, texts) values ($1, $2) on conflict (version) do update
     set texts = excluded.texts
     where kept.texts <> excluded.texts and not exists (select from payment where terms_version = excluded.version)`,
    values,
  );
  const { rowCount } = await client.query('select from house_text where version = $1 and texts = $2', values);
  if (!rowCount)
    throw new Error(`buyers accepted other texts as version ${version}: give brand.terms_version a new day`);
}
