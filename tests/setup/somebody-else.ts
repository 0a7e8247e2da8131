import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Runs another user's concurrent action on its own connection: inside a transaction nobody may request a
 * second one.
 */
export const asSomebodyElse = AsyncLocalStorage.snapshot()
