import { z } from 'zod'
import { SCHEDULE_MESSAGES } from '../rules/schedule'

const moment = (name: string) =>
  z.iso.datetime({ offset: true, error: `${name} must be an ISO date and time with its zone` }).nullish()

/** When a record is published and unpublished, at least one of them; null or nothing for never. */
export const scheduleInput = z
  .strictObject({ publishAt: moment('publishAt'), unpublishAt: moment('unpublishAt') })
  .refine(({ publishAt, unpublishAt }) => publishAt || unpublishAt, {
    error: SCHEDULE_MESSAGES.noTime,
    path: ['publishAt'],
  })

/** How a version is restored: as a draft, unless `publish` is true. */
export const restoreInput = z.strictObject({
  publish: z.boolean({ error: 'publish must be true or false' }).optional(),
})
