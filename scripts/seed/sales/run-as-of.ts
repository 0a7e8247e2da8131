/**
 * Runs something as if it were another moment: `Date` returns that one, and goes on from it as the seconds
 * pass. For scripts that do one thing at a time: the whole process sees this clock.
 */
export async function runAsOf<T>(moment: Date, run: () => Promise<T>): Promise<T> {
  const real = globalThis.Date
  const began = real.now()
  const now = () => moment.getTime() + (real.now() - began)
  globalThis.Date = new Proxy(real, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
  })
  try {
    return await run()
  } finally {
    globalThis.Date = real
  }
}

const DAY_MS = 86_400_000

/** The moment so many days ago; parts of days count. */
export const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS)

/** The day so many days from the present moment, YYYY-MM-DD. */
export const dayFromNow = (days: number): string => ago(-days).toISOString().slice(0, 10)
