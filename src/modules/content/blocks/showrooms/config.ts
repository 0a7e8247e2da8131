import type { Block } from 'payload'
import { line } from '@/collections/shared/fields'
import { BLOCK_TITLE_MAX } from '../data/block-limits'

export const showrooms: Block = {
  slug: 'showrooms',
  interfaceName: 'ShowroomsBlock',
  labels: { singular: 'Showrooms', plural: 'Showrooms' },
  fields: [
    line('title', BLOCK_TITLE_MAX),
    line('country', 60, { admin: { description: 'Empty for the showrooms of every country.' } }),
  ],
}
