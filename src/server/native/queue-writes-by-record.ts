import { keyedLock } from '../concurrency/keyed-lock'

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Records whose writes lock their parent's row, so that all of them share one queue. */
const TOGETHER = new Set(['vehicle-images'])

/** The record a native call writes; null for reads and for anything that is not a record. */
function written(method: string, [collection, id]: readonly string[]): string | null {
  if (READS.has(method) || !collection) return null
  if (TOGETHER.has(collection)) return collection
  return id && /^\d+$/.test(id) ? `${collection}:${id}` : null
}

/**
 * Makes writes to one record wait for each other before they take a connection, including those that come
 * through the product's own API.
 */
export const queueWritesByRecord =
  (handler: Handler): Handler =>
  async (request, context) => {
    const thing = written(request.method, (await context.params).slug ?? [])
    return thing ? keyedLock(thing, () => handler(request, context)) : handler(request, context)
  }
