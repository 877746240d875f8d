// One file at the app's root, built by tools/service-worker.ts. Each part listens to events of its own.
import { serveOffline } from './offline.ts';
import { receivePushes } from './push.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __SHELL__: Parameters<typeof serveOffline>[1];

serveOffline(self, __SHELL__);
receivePushes(self);
