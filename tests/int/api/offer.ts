import type { Answer } from './client'

/** The fields that the body of an answer refuses by name. */
export const refusedIn = (body: Answer['body']): string[] =>
  (body.errors ?? []).map(({ path }: { path: string }) => path.split('.')[0] ?? '')

/**
 * Offers something in all fields at once, since an answer names every field that it refuses. Those are left out and the
 * rest is sent again, until everything left is taken. A refusal that names no field is looked for in either half.
 *
 * @param send with the thing in these fields
 * @param look sees each answer
 * @returns the fields that took it, and the answer to that; none where nothing was taken
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
    // What is refused then was not sent, such as what a new record lacks.
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
