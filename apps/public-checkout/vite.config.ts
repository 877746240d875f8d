import { app } from '../../tools/vite.ts';
import { early } from './early.ts';

export default app({ name: 'public-checkout', shells: { offer: '/', signup: '/cadastro' }, plugins: [early()] });
