import { app } from '../../tools/vite.ts';

export default app({ name: 'backoffice', frame: 'src/app/inside.tsx' });
