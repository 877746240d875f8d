import type { Contract } from '@mirante/contract/http.ts';
import type { Handlers } from './serve.ts';

/** A contract with what answers its calls. */
export interface BoundContract {
  contract: Contract;
  handlers: Handlers<Contract>;
}

/** Checks a contract against its handlers, then forgets their types. */
export const bindHandlers = <C extends Contract>(contract: C, handlers: Handlers<C>): BoundContract => ({
  contract,
  handlers,
});
