import { app } from '../../tools/vite.ts';
import { preloads } from './src/app/preloads.ts';

export default app({
  name: 'backoffice',
  frame: 'src/app/logged-in-app.tsx',
  ahead: { login: /\/login-page\.tsx$/, inside: /\/src\/app\/logged-in-app\.tsx$/ },
  pages: preloads,
});
