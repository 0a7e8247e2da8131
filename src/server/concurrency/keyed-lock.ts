import { concurrencyLimit, type Patience } from './concurrency-limit'

/**
 * Runs work on the same thing one after another within this process. Waiting for a locked row holds a pool
 * connection; if many wait for the same row, none may be left for the one that has it. Here they wait without
 * a connection. Between processes the row lock itself decides, as always.
 *
 * @param key what the work is about, such as 'vehicle:17'
 * @throws AppError 503 when its turn would not come soon; nothing was done then
 */
export const keyedLock = <T>(key: string, work: () => Promise<T>, patience?: Patience): Promise<T> =>
  concurrencyLimit(key, 1, work, patience)
