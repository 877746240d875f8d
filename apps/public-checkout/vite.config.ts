import { app } from '../../tools/vite.ts';
import { prerender } from './prerender.ts';

export default app({ name: 'public-checkout', plugins: [prerender()] });
