import type pg from 'pg';
import type { Statement } from '../../bench/statements.ts';

/** A node of PostgreSQL's plan in JSON. Rows are per loop. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** Runs a statement; returns the nodes of its plan, the root first. A plan that the API asked for has none. */
export async function explain(
  client: pg.Client,
  { text, values }: Pick<Statement, 'text' | 'values'>,
): Promise<{ nodes: PlanNode[]; blocks: number }> {
  if (text.startsWith('explain')) return { nodes: [], blocks: 0 };
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, buffers, timing off, format json) ${text}`,
    values,
  );
  const nodes = flatten(rows[0]!['QUERY PLAN'][0].Plan);
  return { nodes, blocks: nodes[0]!['Shared Hit Blocks'] + nodes[0]!['Shared Read Blocks'] };
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];
