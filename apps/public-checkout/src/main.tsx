import './early.ts';
import './look/styles.ts';
import { AppRouter } from '@mirante/ui-kit/boot/app-router.tsx';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';

const tree = (
  <AppRouter>
    <App />
  </AppRouter>
);

/** The shell that is on screen becomes the app, with whatever was typed into it; the others go. */
const page = document.documentElement.dataset['page'] ?? 'other';
const shell = document.querySelector<HTMLElement>(`[data-shell="${page}"]`)!;
document.querySelectorAll('[data-shell]').forEach((other) => other !== shell && other.remove());
shell.removeAttribute('data-shell');

// A link of the drawn page may have been followed before this code came: then the page is another one.
const isStillThere = page !== 'offer' || /^#?\/?$/.test(location.hash);
if (shell.childElementCount > 0 && isStillThere) hydrateRoot(shell, tree);
else createRoot(shell).render(tree);
