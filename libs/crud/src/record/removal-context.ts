import { createContext } from 'react';

/** Called when the shown record was removed: its refetch, a 404, must not replace it until its page is left. */
export const RemovalContext = createContext<() => void>(() => {});
