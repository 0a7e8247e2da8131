const lines = new Map<string, Promise<unknown>>()

/**
 * Runs work on one thing after the other within this process. Who waits for a locked row holds a connection of the
 * pool meanwhile; when many want the same row at once, none is left for the one who has it. Here they wait without
 * one. Between processes the lock itself decides, as ever.
 *
 * @param key what the work is about, such as 'vehicle:17'
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(key)
  const mine = (before ?? Promise.resolve()).then(work, work)
  lines.set(key, mine)
  try {
    return await mine
  } finally {
    if (lines.get(key) === mine) lines.delete(key)
  }
}
