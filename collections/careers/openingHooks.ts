import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeChangeHook, type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { issue } from '@/kernel/issue'
import { linkedId } from '@/kernel/linked-id'
import { isRecord } from '@/kernel/loose-values'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { isClosed } from '@/modules/careers/openings/rules/closing-date'
import { OPENING_MESSAGES, OPENING_TEXTS } from '@/modules/careers/openings/rules/opening'
import { entriesOf, textOfEntries } from '@/modules/careers/openings/rules/screening-question'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { inShowrooms } from '@/server/sql'
import { cleanContent } from '../content/cleanContent'

/** Brings each long text into its one form. */
export const cleanTexts: CollectionBeforeValidateHook[] = OPENING_TEXTS.map((name) => cleanContent(name))

/** Brings what is written with one entry on each line into one form, and gives each question a requirement. */
export const normalizeQuestions: CollectionBeforeValidateHook = ({ data }) => {
  if (data && 'questions' in data && data.questions === null) return { ...data, questions: [] }
  if (!data || !Array.isArray(data.questions)) return data
  const questions = data.questions.map((given: unknown) => {
    if (!isRecord(given)) return given
    const hasOptions = given.type === 'MULTIPLE_CHOICE'
    const mayDisqualify = given.type !== 'TEXT'
    return {
      ...given,
      requirement: given.requirement ?? 'optional',
      options: hasOptions ? textOfEntries(entriesOf(given.options)) : null,
      disqualifying: mayDisqualify ? textOfEntries(entriesOf(given.disqualifying)) : null,
    }
  })
  return { ...data, questions }
}

const PLACE = { city: text(sql`city`), country: text(sql`country`) }

/** Refuses a place that does not exist or is not among the showrooms of staff, and a closing date that is over there, as it is chosen. */
export const refusePastClosing: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const { closingDate, location } = { ...originalDoc, ...data }
  const id = linkedId(location)
  if (typeof closingDate !== 'string' || id === null) return data
  const isSame = closingDate === originalDoc?.closingDate && id === linkedId(originalDoc?.location)
  if (isSame) return data
  const refused = (path: string, message: string) =>
    new ValidationError({ collection: collection.slug, errors: [issue(path, message)], req })
  const db = await dbOf(req)
  const [place] = await select(
    db,
    PLACE,
    sql`FROM showroom_offices WHERE id = ${id} AND ${inShowrooms(sql`id`, visibleShowrooms(await actorOf(req)))}`,
  )
  if (!place) throw refused('location', OPENING_MESSAGES.locationUnknown)
  if (closingDate === originalDoc?.closingDate) return data
  const { timezone } = await readTradeSettings(db)
  if (isClosed(closingDate, place, timezone, new Date()))
    throw refused('closingDate', OPENING_MESSAGES.closingDatePast)
  return data
}

/** What `stampOpening` reads from a request that sets a status by name: whether what is not public is unpublished. */
export const UNPUBLISHED = 'openingIsUnpublished'

/** Records who posted the opening, and that one which was public has been unpublished. */
export const stampOpening: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const wasPublished = originalDoc?._status === 'published'
  const named = req.context[UNPUBLISHED]
  const isUnpublished =
    typeof named === 'boolean' ? named : wasPublished ? true : originalDoc?.isUnpublished === true
  return {
    ...data,
    postedBy: operation === 'create' ? (req.user?.id ?? null) : linkedId(originalDoc?.postedBy),
    isUnpublished: data._status === 'published' ? false : isUnpublished,
  }
}
