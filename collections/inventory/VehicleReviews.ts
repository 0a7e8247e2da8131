import type { CollectionConfig } from 'payload'
import {
  RATINGS,
  REVIEW_COMMENT_MAX,
  REVIEW_REPLY_MAX,
  REVIEW_TITLE_MAX,
} from '@/modules/inventory/reviews/rules/review'
import { customerFieldAccess, moduleAccess, ownOrInShowrooms, systemManaged } from '../shared/access'
import { line, lines, link } from '../shared/fields'

const STARS: readonly number[] = RATINGS

/** Customers' reviews of vehicles: one per person and vehicle, public once approved by staff. */
export const VehicleReviews: CollectionConfig = {
  slug: 'vehicle-reviews',
  labels: { singular: 'Vehicle review', plural: 'Vehicle reviews' },
  // Its screen is the list of reviews, where staff moderate them.
  admin: { group: false, useAsTitle: 'title', defaultColumns: ['title', 'vehicle', 'rating', 'isApproved'] },
  access: moduleAccess('inventory', {
    ...systemManaged,
    read: ownOrInShowrooms('inventory', 'user', 'vehicle.showroom'),
  }),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    link('vehicle', 'vehicles', { required: true }),
    link('user', 'users', { required: true, access: customerFieldAccess }),
    {
      name: 'rating',
      type: 'number',
      required: true,
      validate: (value: number | null | undefined) => STARS.includes(value ?? 0) || 'One to five stars',
    },
    line('title', REVIEW_TITLE_MAX, { required: true }),
    lines('comment', REVIEW_COMMENT_MAX, { required: true }),
    { name: 'isApproved', type: 'checkbox', required: true, defaultValue: false },
    { name: 'showOnHomepage', type: 'checkbox', required: true, defaultValue: false },
    lines('staffReply', REVIEW_REPLY_MAX),
    { name: 'repliedAt', type: 'date' },
  ],
}
