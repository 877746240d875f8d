// Runs before the first paint: selects the prerendered shell of the address. Later steps have none.
import { startApp } from '@mirante/ui-kit/boot/boot.ts';

const [route, query] = location.hash.replace(/^#\/?/, '').split('?');
const isLater = /(^|&)etapa=[1-3]/.test(query ?? '');
const signup = route === 'cadastro' && !isLater ? 'signup' : 'other';
const page = route === '' ? 'offer' : signup;
document.documentElement.dataset['page'] = page;
void startApp({ run: () => import('./main.tsx'), isDrawn: page !== 'other' });
