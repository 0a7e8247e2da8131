import type { Block } from 'payload'
import { line, lines } from '@/collections/shared/fields'
import { BLOCK_TEXT_MAX, BLOCK_TITLE_MAX } from '../data/block-limits'

export const contact: Block = {
  slug: 'contact',
  interfaceName: 'ContactBlock',
  labels: { singular: 'Contact', plural: 'Contact' },
  fields: [line('title', BLOCK_TITLE_MAX), lines('text', BLOCK_TEXT_MAX)],
}
