import { stripVTControlCharacters } from 'node:util';

const LINES = 60;
const TASK = /^> nx run (\S+)$/;
const SUMMARY = /^ NX {3}/;
const FAILED = /^- (\S+:\S+)$/;

/**
 * The tasks that the static output of `nx run-many` lists as failed, such as `@mirante/api:test`, each with the last
 * lines of its own output without the passed tests.
 */
export function failedTasks(output: string): { name: string; output: string }[] {
  const lines = stripVTControlCharacters(output).replaceAll('\r', '').split('\n');
  const outputs = new Map<string, string[]>();
  const failed: string[] = [];
  let task: string | undefined;
  for (const line of lines) {
    if (SUMMARY.test(line)) task = undefined;
    task = TASK.exec(line)?.[1] ?? task;
    const name = task === undefined && FAILED.exec(line)?.[1];
    if (name) failed.push(name);
    else if (task !== undefined && !/^\s*(✓|$)/.test(line)) outputs.set(task, [...(outputs.get(task) ?? []), line]);
  }
  return failed.map((name) => ({ name, output: (outputs.get(name) ?? []).slice(-LINES).join('\n') }));
}
