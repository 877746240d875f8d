// Runs before the first paint: a page in the chosen scheme never flashes in the other.
import { startApp } from '@mirante/ui-kit/boot/boot.ts';
import { applyScheme } from '@mirante/ui-kit/theme/scheme.ts';

applyScheme();
void startApp({ run: () => import('./main.tsx'), isDrawn: false });
