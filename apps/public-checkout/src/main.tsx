import './early.ts';
import './styles/styles.ts';
import { AppRouter } from '@mirante/ui-kit/boot/app-router.tsx';
import { loadFonts, textFont, titleFont } from '@mirante/ui-kit/boot/load-fonts.ts';
import { pressAgain } from '@mirante/ui-kit/boot/press-again.ts';
import { restoreFocusWhenIdle } from '@mirante/ui-kit/boot/restore-focus-when-idle.ts';
import { printInLight } from '@mirante/ui-kit/theme/scheme.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';

const tree = (
  <AppRouter>
    <App />
  </AppRouter>
);

/** Hydrates the visible shell, keeping its input, and removes the others. */
const page = document.documentElement.dataset['page'] ?? 'other';
const shell = document.querySelector<HTMLElement>(`[data-shell="${page}"]`)!;
document.querySelectorAll('[data-shell]').forEach((other) => other !== shell && other.remove());
shell.removeAttribute('data-shell');

// A link of the prerendered page may have been followed before this code loaded: then it shows another page.
const isStillThere = page !== 'offer' || /^#?\/?$/.test(location.hash);
if (shell.childElementCount > 0 && isStillThere) hydrateRoot(shell, tree);
else createRoot(shell).render(tree);
pressAgain();
loadFonts(textFont, titleFont);
printInLight();
restoreFocusWhenIdle();
