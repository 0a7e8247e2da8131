import type { Block } from 'payload'
import { line } from '@/collections/shared/fields'
import { BLOCK_TITLE_MAX } from '../data/block-limits'

export const section: Block = {
  slug: 'section',
  interfaceName: 'SectionBlock',
  labels: { singular: 'Section', plural: 'Sections' },
  fields: [
    line('title', BLOCK_TITLE_MAX, { required: true, label: 'Heading' }),
    line('anchor', 60, {
      admin: {
        description:
          'What links to this section end with, such as payment for #payment. Empty for one made from the heading.',
      },
    }),
  ],
}
