import { z } from 'zod'

const share = z.coerce.number().min(0).max(100)
const point = z.object({ x: share, y: share })

/** What Payload's editor of pictures sends: in per cent of the whole picture, as texts of a query. */
export const pictureEdits = z.object({
  crop: point
    .extend({ width: share, height: share })
    .refine(({ height, width }) => width > 0 && height > 0)
    .optional(),
  focalPoint: point.optional(),
})
export type PictureEdits = z.infer<typeof pictureEdits>
