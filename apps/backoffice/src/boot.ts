// Runs before the first paint: a page in the chosen scheme never flashes in the other.
import { startApp } from '@mirante/ui-kit/boot.ts';
import { applyScheme } from '@mirante/ui-kit/scheme.ts';

applyScheme();
void startApp({ run: () => import('./main.tsx'), isDrawn: false });
