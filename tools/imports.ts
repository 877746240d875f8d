import { parseSync, Visitor } from 'rolldown/utils';

export interface Import {
  line: number;
  /** The import's specifier; absent if it is computed at run time. */
  from?: string;
}

/** Every import of a file: static and dynamic imports, re-exports, `import()` types, globs. */
export function importsOf(file: string, code: string): Import[] {
  const found: Import[] = [];
  const add = (at: number, from?: string) =>
    void found.push({ line: code.slice(0, at).split('\n').length, ...(from !== undefined && { from }) });
  const { program } = parseSync(file, code);
  new Visitor({
    ImportDeclaration: (node) => add(node.start, node.source.value),
    ExportAllDeclaration: (node) => add(node.start, node.source.value),
    ExportNamedDeclaration: (node) => node.source && add(node.start, node.source.value),
    TSImportType: (node) => add(node.start, node.source.value),
    ImportExpression: ({ start, source }) =>
      add(start, source.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined),
    CallExpression: ({ start, callee }) => {
      if (
        callee.type === 'MemberExpression' &&
        callee.object.type === 'MetaProperty' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'glob'
      )
        add(start);
    },
  }).visit(program);
  return found;
}
