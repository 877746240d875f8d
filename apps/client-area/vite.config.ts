import { app } from '../../tools/vite.ts';

export default app({
  name: 'client-area',
  shells: { login: '/login' },
  ahead: { login: /\/login-page\.tsx$/, shell: /\/src\/app\/shell\.tsx$/, home: /\/home-page\.tsx$/ },
});
