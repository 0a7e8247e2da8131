import type { PayloadRequest } from 'payload'
import { readSentContent } from '@/modules/content/rich-text/operations/read-sent-content'
import { OPENING_TEXTS } from '../rules/opening'
import { textOfEntries } from '../rules/screening-question'
import type { OpeningPatch } from '../schemas/openings'

type Questions = NonNullable<OpeningPatch['questions']>

/** An id as the collection makes them. */
const ROW_ID = /^[0-9a-f]{24}$/

const storedQuestion = ({ disqualifying, id, options, ...question }: Questions[number]) => ({
  ...(id && ROW_ID.test(id) && { id }),
  ...question,
  options: textOfEntries(options),
  disqualifying: textOfEntries(disqualifying),
})

/**
 * An opening in the collection's format, from what a call sends: only what was sent.
 *
 * @throws AppError 422 for a text that cannot be read
 */
export async function convertOpeningInput(
  req: PayloadRequest,
  { locationId, postedBy: _, questions, status: __, ...sent }: OpeningPatch,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== undefined),
  )
  for (const name of OPENING_TEXTS)
    if (sent[name] !== undefined) values[name] = await readSentContent(req, name, sent[name])
  return {
    ...values,
    ...(locationId !== undefined && { location: locationId }),
    ...(questions !== undefined && { questions: (questions ?? []).map(storedQuestion) }),
  }
}
