import { readStored, writeStored } from '@mirante/ui-kit/boot/browser-storage.ts';

const KEY = 'mirante.buyer';

/** The first name of who bought in this browser last: all that is stored of them here. Without storage, nobody. */
export const knownBuyer = (): string | null => readStored(KEY);

export const rememberBuyer = (name: string): void => void writeStored(KEY, name.trim().split(/\s/)[0]!);

export const forgetBuyer = (): void => void writeStored(KEY, null);
