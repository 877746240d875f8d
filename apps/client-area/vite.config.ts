import { app } from '../../tools/vite.ts';

export default app({ name: 'client-area' });
