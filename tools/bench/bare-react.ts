import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { dataDir, root } from '../paths.ts';
import { precompressed } from '../vite-plugins.ts';

const PAGE =
  '<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><title>Bare</title><div id="root"></div><script type="module" src="./main.js"></script></html>';
const CODE = `import { createElement as e } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(e('label', null, 'R$ 99,50', e('input', { name: 'name', onChange() {} })));
`;

/** Builds the smallest page of this stack, one input rendered by React alone, and returns the build's folder. */
export async function buildBareReact(): Promise<string> {
  const folder = path.join(dataDir, 'bench/bare');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  writeFileSync(path.join(folder, 'main.js'), CODE);
  const installed = (name: string) => path.join(root, 'node_modules', name);
  await build({
    root: folder,
    logLevel: 'error',
    configFile: false,
    plugins: [precompressed()],
    resolve: { alias: { react: installed('react'), 'react-dom': installed('react-dom') } },
    build: { outDir: path.join(folder, 'dist'), emptyOutDir: true },
  });
  return path.join(folder, 'dist');
}
