import type { Block } from 'payload'
import { line } from '@/collections/shared/fields'

export const picture: Block = {
  slug: 'picture',
  interfaceName: 'PictureBlock',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [{ name: 'image', type: 'upload', relationTo: 'media', required: true }, line('caption', 300)],
}
