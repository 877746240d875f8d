import type { Query } from './page-reader.ts';

interface Explained {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/** How many rows the planner expects of a query, which it does not run. */
export async function estimatedRows(matching: Query): Promise<number> {
  const [explained] = await matching.select((eb) => eb.lit(1).as('one')).explain<Explained>('json');
  return explained!['QUERY PLAN'][0].Plan['Plan Rows'];
}
