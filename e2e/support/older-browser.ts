import type { Page } from 'playwright/test';

/** Removes what the oldest browsers that we support lack, those of 2024: Safari 17.4, Chrome 119 and Firefox 121. */
export async function emulateOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const remove = (of: object, names: string) => names.split(' ').forEach((name) => Reflect.deleteProperty(of, name));
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
    remove(iterator, 'map filter take drop flatMap reduce toArray forEach some every find');
    remove(globalThis, 'Iterator requestIdleCallback cancelIdleCallback scheduler navigation CloseWatcher');
    for (const { prototype } of [Map, WeakMap]) remove(prototype, 'getOrInsert getOrInsertComputed');
    remove(Set.prototype, 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom');
    remove(Promise, 'try');
    remove(URL, 'parse');
    remove(Math, 'sumPrecise f16round');
    remove(RegExp, 'escape');
    remove(Error, 'isError');
    remove(Uint8Array, 'fromBase64 fromHex');
    remove(Uint8Array.prototype, 'toBase64 toHex setFromBase64 setFromHex');
    remove(Response.prototype, 'bytes');
    remove(ReadableStream.prototype, 'values');
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
    remove(Document.prototype, 'startViewTransition');
  });
}
