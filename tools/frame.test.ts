import { expect, it } from 'vitest';
import { frameGroups } from './frame.ts';
import path from 'node:path';
import { root } from './paths.ts';

const login = path.join(root, 'libs/screens/src/login/login-page.tsx');
const imports: Record<string, string[]> = {
  '/main.tsx': ['/theme.ts'],
  '/theme.ts': ['/node_modules/ui/button.js'],
  '/shell.tsx': ['/theme.ts', '/node_modules/@mui/material/styles/index.mjs', '/menu.ts', '/node_modules/ui/icon.js'],
  '/node_modules/@mui/material/styles/index.mjs': ['/node_modules/@mui/material/Slider/Slider.mjs'],
  '/menu.ts': ['/words.ts'],
  [login]: ['/node_modules/ui/icon.js', '/password.tsx'],
};
const context = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

it('names a file for what shell and login share, and one for the rest that every page behind the login stands on', () => {
  const groups = frameGroups('/main.tsx', '/shell.tsx');
  const chunkOf = (id: string) => {
    for (const { name } of groups) {
      const chunk = typeof name === 'function' ? name(id, context as never) : name;
      if (chunk) return chunk;
    }
    return undefined;
  };
  expect(chunkOf('/node_modules/ui/icon.js')).toBe('common');
  expect(chunkOf('/menu.ts')).toBe('frame');
  expect(chunkOf('/words.ts')).toBe('frame');
  expect(chunkOf('/password.tsx')).toBeUndefined();
  expect(chunkOf('/theme.ts')).toBeUndefined();
  expect(chunkOf('/node_modules/@mui/material/Slider/Slider.mjs')).toBeUndefined();
});
