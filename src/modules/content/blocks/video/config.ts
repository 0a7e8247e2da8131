import type { Block } from 'payload'
import { line, target } from '@/collections/shared/fields'
import { BLOCK_TITLE_MAX } from '../data/block-limits'
import { VIDEO_MESSAGE, videoSite } from './content'

export const video: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: 'Video', plural: 'Videos' },
  fields: [
    line('title', BLOCK_TITLE_MAX, { required: true }),
    target('address', {
      required: true,
      label: 'Address on YouTube, Vimeo or this site',
      validate: (value: unknown) => videoSite(value) !== null || VIDEO_MESSAGE,
      admin: { description: 'Opens there: nothing is loaded from another site before a reader follows it.' },
    }),
  ],
}
