/** Whether the person asked their browser to save data: nothing is fetched ahead for them. */
export const isSaveDataOn = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
