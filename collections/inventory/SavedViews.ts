import { VIEW_QUERY_MAX } from '@/kernel/lists/saved-view-rules'
import { line } from '../shared/fields'
import { savedViewCollection } from '../shared/savedViewCollection'

/** Named sets of filters, order and columns of the staff's list of vehicles. */
export const SavedViews = savedViewCollection({
  slug: 'saved-views',
  labels: { singular: 'Saved view', plural: 'Saved views' },
  module: 'inventory',
  // By name, with commas between them.
  more: [line('columns', VIEW_QUERY_MAX)],
})
