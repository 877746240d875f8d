import path from 'node:path';
import { Project, type VariableDeclaration } from 'ts-morph';
import type { Answers } from '../src/http/openapi.ts';
import { describedBy, schemaOfType, type Reading } from './type-schema.ts';

const contracts = path.join(import.meta.dirname, '../../../libs/contract');

/** What every call of the contracts answers, as the type in its `returns` says. */
export function responseTypes(): Answers {
  const project = new Project({ tsConfigFilePath: path.join(contracts, 'tsconfig.json') });
  const files = project
    .getSourceFiles(`${contracts}/src/*/*.ts`)
    .filter((file) => !file.getFilePath().endsWith('.test.ts'));
  const reading: Reading = { at: files[0]!, named: {} };
  const calls = files
    .flatMap((file) => file.getVariableDeclarations())
    .filter((declared) => declared.isExported())
    .flatMap((declared) => callsOf(declared, reading));
  const named = Object.entries(reading.named).map(([name, { file, schema }]) => [name, { area: areaOf(file), schema }]);
  return { calls: Object.fromEntries(calls), schemas: Object.fromEntries(named) };
}

function callsOf(contract: VariableDeclaration, reading: Reading): [name: string, answer: Answers['calls'][string]][] {
  const area = areaOf(contract.getSourceFile().getFilePath());
  return contract
    .getType()
    .getProperties()
    .flatMap((call) => {
      const returns = call.getTypeAtLocation(contract).getProperty('returns')?.getTypeAtLocation(contract);
      if (!returns) return [];
      return [
        [
          call.getName(),
          { area, ...describedBy(call), ...(!returns.isVoid() && { schema: schemaOfType(reading, returns) }) },
        ],
      ];
    });
}

/** The folder of a library's file; what is every area's has none. */
export const areaOf = (file: string): string => /\/libs\/\w+\/src\/(\w+)\/[^/]+$/.exec(file)?.[1] ?? 'document';
