import { placeholder } from '@/kernel/markup/placeholders'
import { recordList } from '@/kernel/record-list'
import { CANNED_VARIABLES } from './canned-variables'

const TITLE_MAX = 120
const TEXT_MAX = 10_000

const FILLED_IN = `Filled in from the ticket: ${CANNED_VARIABLES.map(placeholder).join(', ')}`

/** Texts that agents answer with again and again; {{variables}} are filled in from the ticket. */
export const cannedReplies = recordList({
  slug: 'canned-replies',
  address: 'support-management/canned-replies',
  module: 'support',
  singular: 'Canned reply',
  plural: 'Canned replies',
  card: { index: 'settings', about: 'Texts for answers that are given often' },
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: TITLE_MAX },
    text: {
      kind: 'area',
      label: 'Text',
      required: true,
      max: TEXT_MAX,
      wide: true,
      column: null,
      help: FILLED_IN,
      placeholders: CANNED_VARIABLES,
    },
  },
  title: ['title'],
  search: { fields: ['title', 'text'], label: 'Title or text' },
  filters: [{ field: 'title' }],
  unique: [{ fields: ['title'], message: 'A canned reply with this title already exists.' }],
  readBy: 'staff',
  bulkDelete: true,
  opens: 'dialog',
  failure: 'tried',
})
