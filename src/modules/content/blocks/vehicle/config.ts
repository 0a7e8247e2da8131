import type { Block } from 'payload'
import { line } from '@/collections/shared/fields'
import { BLOCK_TITLE_MAX } from '../data/block-limits'

export const vehicle: Block = {
  slug: 'vehicle',
  interfaceName: 'VehicleBlock',
  labels: { singular: 'Vehicle', plural: 'Vehicles' },
  fields: [
    line('title', BLOCK_TITLE_MAX),
    line('vehicle', 300, {
      required: true,
      label: 'Stock number, or address of its page',
      admin: {
        description:
          'Shown with its picture, its price and whether it is for sale, as they are when the page is read.',
      },
    }),
  ],
}
