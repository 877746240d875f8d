/** Whether data saver is on: then nothing is prefetched. */
export const isSaveDataOn = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
