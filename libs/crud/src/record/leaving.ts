import { createContext } from 'react';

/** Called when a record was removed and its page is being left: its refetch, a 404, must not replace it meanwhile. */
export const LeavingContext = createContext<() => void>(() => {});
