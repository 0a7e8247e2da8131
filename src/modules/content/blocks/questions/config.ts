import type { Block } from 'payload'
import { line, lines } from '@/collections/shared/fields'
import { BLOCK_TITLE_MAX } from '../data/block-limits'

export const questions: Block = {
  slug: 'questions',
  interfaceName: 'QuestionsBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  fields: [
    line('title', BLOCK_TITLE_MAX),
    {
      name: 'items',
      type: 'array',
      minRows: 1,
      maxRows: 50,
      required: true,
      fields: [line('question', 300, { required: true }), lines('answer', 3_000, { required: true })],
    },
  ],
}
