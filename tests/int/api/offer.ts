import type { Answer } from './client'

/** The fields that a response rejects by name. */
export const refusedIn = (body: Answer['body']): string[] =>
  (body.errors ?? []).map(({ path }: { path: string }) => path.split('.')[0] ?? '')

/**
 * Sends a value in all fields at once, since a response names every field it rejects. Those are left out and
 * the rest is sent again, until everything left is accepted. After a refusal without field names, each half
 * is tried.
 *
 * @param send sends the value in these fields
 * @param look sees each response
 * @returns the fields that accepted it, and that response; none if nothing was accepted
 */
export async function offer(
  fields: readonly string[],
  send: (fields: readonly string[]) => Promise<Answer>,
  look: (answer: Answer, fields: readonly string[]) => void | Promise<void>,
): Promise<{ taken: readonly string[]; answer: Answer } | null> {
  let left = fields
  while (left.length > 0) {
    const answer = await send(left)
    await look(answer, left)
    if (answer.status < 400) return { taken: left, answer }
    const named = refusedIn(answer.body)
    if (named.length === 0) return left.length > 1 ? inHalves(left, send, look) : null
    const rest = left.filter((field) => !named.includes(field))
    // Fields rejected without having been sent, such as missing ones of a new record.
    if (rest.length === left.length) return null
    left = rest
  }
  return null
}

async function inHalves(...[fields, send, look]: Parameters<typeof offer>): ReturnType<typeof offer> {
  const middle = fields.length >> 1
  await offer(fields.slice(0, middle), send, look)
  await offer(fields.slice(middle), send, look)
  return null
}
