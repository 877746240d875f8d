import { app } from '../../tools/vite.ts';

export default app({ name: 'backoffice' });
