import type { Block } from 'payload'
import { line } from '@/collections/shared/fields'
import { BLOCK_TITLE_MAX } from '../data/block-limits'

export const vehicles: Block = {
  slug: 'vehicles',
  interfaceName: 'VehiclesBlock',
  labels: { singular: 'Vehicles by a search', plural: 'Vehicles by a search' },
  fields: [
    line('title', BLOCK_TITLE_MAX),
    line('search', 2_000, {
      label: 'Address of the list of vehicles',
      admin: {
        description: 'Search on the site and copy the address of the result. Empty for the newest vehicles.',
      },
    }),
    {
      name: 'count',
      type: 'select',
      label: 'At most',
      defaultValue: '4',
      required: true,
      options: ['4', '8', '12'],
    },
  ],
}
