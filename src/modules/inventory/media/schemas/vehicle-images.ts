import { z } from 'zod'
import { freeText, optionalId, optionalText } from '@/input/fields'
import { URL_MAX } from '@/kernel/markup/safe-links'
import { INT4_MAX } from '@/kernel/numbers'
import { IMAGE_TYPES } from '../rules/image-types'

/** One picture of a vehicle, by its record, its upload, or the path of an earlier upload. */
const vehicleImageInput = z.strictObject(
  {
    id: optionalId('Image'),
    media: optionalId('Image'),
    imagePath: optionalText('Image path', URL_MAX),
    imageType: z
      .enum([...IMAGE_TYPES, 'primary'], { error: `Image type must be one of ${IMAGE_TYPES.join(', ')}` })
      .default('exterior')
      .transform((type) => (type === 'primary' ? 'exterior' : type)),
    isPrimary: z.boolean({ error: 'Primary must be true or false' }).default(false),
    sortOrder: z
      .number({ error: 'Order must be a number' })
      .int('Order must be a whole number')
      .min(0, 'Order must be non-negative')
      .max(INT4_MAX, 'Order is too large')
      .optional(),
  },
  { error: 'An image must be an object' },
)
export type VehicleImageInput = z.infer<typeof vehicleImageInput>

/** The pictures of a save, as records or as paths alone. */
export const imageFields = {
  images: z.array(vehicleImageInput, { error: 'Images must be a list' }).optional(),
  imagePaths: z.array(freeText('Image path', URL_MAX), { error: 'Image paths must be a list' }).optional(),
}
export type ImagesInput = { images?: VehicleImageInput[]; imagePaths?: string[] }
