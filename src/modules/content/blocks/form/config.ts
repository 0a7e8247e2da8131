import type { Block } from 'payload'
import { line, lines } from '@/collections/shared/fields'
import { BLOCK_TEXT_MAX, BLOCK_TITLE_MAX } from '../data/block-limits'

export const form: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: { singular: 'Form', plural: 'Forms' },
  fields: [
    line('title', BLOCK_TITLE_MAX),
    lines('text', BLOCK_TEXT_MAX),
    {
      name: 'form',
      label: 'Which form',
      type: 'select',
      required: true,
      defaultValue: 'inquiry',
      options: [{ value: 'inquiry', label: 'What somebody is looking for' }],
    },
  ],
}
