import { savedViewCollection } from '../shared/savedViewCollection'

/** Named sets of filters and an order of the list and the board of applications. */
export const ApplicationViews = savedViewCollection({
  slug: 'application-views',
  labels: { singular: 'View of applications', plural: 'Views of applications' },
  module: 'careers',
})
