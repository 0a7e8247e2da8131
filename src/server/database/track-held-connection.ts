import { AsyncLocalStorage } from 'node:async_hooks'

/** An open transaction, and whether it currently holds a connection. */
export type Held = { readonly id: string; holds: boolean; readonly begunIn?: Held }

// The startup code and the request handlers are separate bundles that share nothing but this.
const NAME = Symbol.for('kaido.transactions')
const shared = globalThis as typeof globalThis & { [NAME]?: AsyncLocalStorage<Held | undefined> }
shared[NAME] ??= new AsyncLocalStorage<Held | undefined>()
const current = shared[NAME]

/** The caller's transaction, while it has a connection. */
export function holder(): Held | undefined {
  let held = current.getStore()
  while (held && !held.holds) held = held.begunIn
  return held
}

/** Runs work whose transactions are independent of the caller's. */
export const isolateHolder = <T>(work: () => T): T => current.run(current.getStore(), work)

/**
 * Marks everything the caller does from now on as inside a transaction. Work started before, and the caller's
 * own callers, are not affected. Call it before the first `await` of the function that begins the
 * transaction.
 * @returns callbacks for when the transaction gets its connection and when it returns it
 */
export function beginHolding(id: string): Held {
  const held: Held = { id, holds: false, begunIn: holder() }
  current.enterWith(held)
  return held
}

/** A second connection was requested while holding one. */
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
 * Detects a caller that holds a connection and requests another: if all connections are held that way,
 * everyone waits for everyone else. In tests this fails; in production it is logged and the work continues.
 * @param report logs the incident in production
 * @throws SecondConnection in tests
 */
export function refuseSecondConnection(report: (error: SecondConnection) => void): void {
  if (!holder()) return
  const error = new SecondConnection()
  if (process.env.NODE_ENV === 'test') throw error
  report(error)
}
