// Runs before the first paint: applies the colour scheme, so that a page never flashes in the other one, starts the
// page's first requests, and shows its title.
import type { EarlyRead } from '@mirante/contract/route-preload.ts';
import { fetchEarlyReads } from '@mirante/session/early-reads.ts';
import { readStoredSession } from '@mirante/session/stored-session.ts';
import { startApp } from '@mirante/ui-kit/boot/boot.ts';
import { openedPage } from '@mirante/ui-kit/boot/opened-page.ts';
import { showHead } from '@mirante/ui-kit/boot/show-head.ts';
import { applyScheme } from '@mirante/ui-kit/theme/scheme.ts';

applyScheme();
const session = readStoredSession(sessionStorage);
const isKnown = session?.details.role === 'user';
if (isKnown) document.documentElement.dataset['page'] = 'inside';
const page = isKnown ? openedPage<EarlyRead>() : undefined;
if (session && page) fetchEarlyReads(page, session);
if (page?.head) showHead(page.head);
void startApp({
  run: () => import('./main.tsx'),
  isDrawn: false,
  ahead: isKnown ? ['inside'] : ['login'],
  ...(page && { files: page.files }),
});
