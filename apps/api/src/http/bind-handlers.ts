import type { Contract } from '@mirante/contract/http.ts';
import type { Handlers } from './serve.ts';

/** A contract with its handlers. */
export interface BoundContract {
  contract: Contract;
  handlers: Handlers<Contract>;
}

/** Type-checks handlers against their contract, then erases the types. */
export const bindHandlers = <C extends Contract>(contract: C, handlers: Handlers<C>): BoundContract => ({
  contract,
  handlers,
});
