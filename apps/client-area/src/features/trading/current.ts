/** The traders change what these pages show at any time: what was read a minute ago is read again. */
export const current = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;
