import { z } from 'zod'

const moment = (name: string) =>
  z.iso.datetime({ offset: true, error: `${name} must be an ISO date and time with its zone` }).nullish()

/** When a record is published and unpublished; null or nothing for never. */
export const scheduleInput = z.strictObject({
  publishAt: moment('publishAt'),
  unpublishAt: moment('unpublishAt'),
})

/** How a version is restored: as a draft, unless `publish` is true. */
export const restoreInput = z.strictObject({
  publish: z.boolean({ error: 'publish must be true or false' }).optional(),
})
