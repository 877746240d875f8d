// Bundled into one file at the app's root by tools/service-worker.ts. Each part listens to its own events.
import { serveOffline } from './offline.ts';
import { receivePushes } from './push.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __SHELL__: Parameters<typeof serveOffline>[1];

serveOffline(self, __SHELL__);
receivePushes(self);
