// Runs before the first paint: says which of the page's ready-made shells the address asks for. A later step has none.
import { startApp } from '@mirante/ui-kit/boot/boot.ts';

const [route, query] = location.hash.replace(/^#\/?/, '').split('?');
const isLater = /(^|&)etapa=[1-3]/.test(query ?? '');
const signup = route === 'cadastro' && !isLater ? 'signup' : 'other';
const page = route === '' ? 'offer' : signup;
document.documentElement.dataset['page'] = page;
void startApp({ run: () => import('./main.tsx'), isDrawn: page !== 'other' });
