import type { Block } from 'payload'
import { line, lines, target } from '@/collections/shared/fields'
import { BLOCK_TEXT_MAX, BLOCK_TITLE_MAX } from '../data/block-limits'

export const callToAction: Block = {
  slug: 'call-to-action',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [
    line('title', BLOCK_TITLE_MAX),
    lines('text', BLOCK_TEXT_MAX),
    line('label', 60, { required: true, label: 'Words of the button' }),
    target('to', { required: true, label: 'Where it goes' }),
  ],
}
