import { app } from '../../tools/vite.ts';

const shell = /\/src\/app\/shell\.tsx$/;
const report = [/\/report-page\.tsx$/, /\/pdf-reader\.tsx$/];
const home = /\/home-page\.tsx$/;
/** What the shell fetches on its own, and the list of what is kept. */
const besides = [/\/bell\.tsx$/, /\/kept-check\.tsx$/, /\/offline-page\.tsx$/, /\/require-area\.tsx$/];

export default app({
  name: 'client-area',
  shells: { login: '/login' },
  ahead: { login: /\/login-page\.tsx$/, shell, home },
  offline: [shell, home, ...report, ...besides],
});
