import { inTurn } from '../in-turn'

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Records that hold the row of what they belong to while they are written, so that all of them go in one line. */
const TOGETHER = new Set(['vehicle-images'])

/** What a call of the native interface writes; null for reads and for what stands for no record. */
function written(method: string, [collection, id]: readonly string[]): string | null {
  if (READS.has(method) || !collection) return null
  if (TOGETHER.has(collection)) return collection
  return id && /^\d+$/.test(id) ? `${collection}:${id}` : null
}

/**
 * Has writes of one record wait for each other before they take a connection, also for those that come through the
 * product's own contract.
 */
export const inItsTurn =
  (handler: Handler): Handler =>
  async (request, context) => {
    const thing = written(request.method, (await context.params).slug ?? [])
    return thing ? inTurn(thing, () => handler(request, context)) : handler(request, context)
  }
