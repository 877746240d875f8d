import { app } from '../../tools/vite.ts';
import { preloads } from './src/app/preloads.ts';

const shell = /\/src\/app\/shell\.tsx$/;
const report = [/\/report-page\.tsx$/, /\/pdf-reader\.tsx$/];
const home = /\/home-page\.tsx$/;
/** What shell and login fetch on their own, and the list of what is kept: without one of them only an error would be drawn. */
const besides = [
  /\/login-page\.tsx$/,
  /\/require-area\.tsx$/,
  /\/toaster\.tsx$/,
  /\/shell-(user-popup|phone-menu)\.tsx$/,
  /\/bell(-popup)?\.tsx$/,
  /\/offline-reports-check\.tsx$/,
  /\/offline-page\.tsx$/,
];

export default app({
  name: 'client-area',
  frame: 'src/app/shell.tsx',
  shells: { login: '/login' },
  ahead: { login: /\/login-page\.tsx$/, shell, home },
  pages: preloads,
  offline: [shell, home, ...report, ...besides],
  manifest: {
    description: 'Área do assinante: seus produtos, seus pagamentos e a pesquisa da casa.',
    lang: 'pt-BR',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  },
});
