import { AsyncLocalStorage } from 'node:async_hooks'

/** A transaction that somebody has begun, and whether it holds a connection at the moment. */
export type Held = { readonly id: string; holds: boolean; readonly begunIn?: Held }

// What starts with the process and what answers requests are built apart, and share nothing but this.
const NAME = Symbol.for('kaido.transactions')
const shared = globalThis as typeof globalThis & { [NAME]?: AsyncLocalStorage<Held | undefined> }
shared[NAME] ??= new AsyncLocalStorage<Held | undefined>()
const current = shared[NAME]

/** The transaction around the caller, while it has a connection. */
export function holder(): Held | undefined {
  let held = current.getStore()
  while (held && !held.holds) held = held.begunIn
  return held
}

/** Does work whose transactions are no affair of whoever called it. */
export const keepToItself = <T>(work: () => T): T => current.run(current.getStore(), work)

/**
 * Notes that whatever the caller does from now on is done inside a transaction. What was begun before, and what the
 * caller's own callers do, is not touched. Call it before the first `await` of the function that begins the transaction.
 *
 * @returns to be told when the transaction has its connection, and when it has given it back
 */
export function beginHolding(id: string): Held {
  const held: Held = { id, holds: false, begunIn: holder() }
  current.enterWith(held)
  return held
}

/** Asked for a second connection by somebody who holds one. */
export class SecondConnection extends Error {
  override readonly name = 'SecondConnection'
  constructor() {
    super(
      'A second connection was asked for inside a transaction. When every connection is held by somebody who waits ' +
        'for another one, nobody goes on: pass the request on, or use the database handle of the transaction.',
    )
  }
}

/**
 * Refuses whoever holds a connection and asks for another one: when all connections are held by such, they wait for
 * each other. A test fails by it; the running product says so in its log and goes on.
 *
 * @param tell where it is said of the running product
 * @throws SecondConnection in tests
 */
export function refuseSecondConnection(tell: (error: SecondConnection) => void): void {
  if (!holder()) return
  const error = new SecondConnection()
  if (process.env.NODE_ENV === 'test') throw error
  tell(error)
}
