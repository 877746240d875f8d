import { app } from '../../tools/vite.ts';
import { preloads } from './src/app/preloads.ts';

export default app({
  name: 'backoffice',
  frame: 'src/app/inside.tsx',
  ahead: { login: /\/login-page\.tsx$/, inside: /\/src\/app\/inside\.tsx$/ },
  pages: preloads,
});
