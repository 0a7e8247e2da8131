import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Does what somebody else would do meanwhile, on a connection of theirs: inside a transaction nobody may ask for a
 * second one.
 */
export const asSomebodyElse = AsyncLocalStorage.snapshot()
