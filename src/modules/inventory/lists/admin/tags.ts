import type { z } from 'zod'
import { mediaUrl } from '@/modules/inventory/media/queries/media-url'
import { getTag, listTags, type TagRow } from '../queries/list-tags'
import { operatorLabel } from '../rules/tag'
import { tagQuery } from '../schemas/tag'
import { defineList } from './list'

/** The tags; their form has its own rules and is rendered by TagForm, so it has no fields here. */
export const tagList = defineList<z.output<typeof tagQuery>, TagRow>({
  key: 'tags',
  section: 'variables/tags',
  path: '/tags',
  title: 'Tags',
  singular: 'Tag',
  createLabel: 'Create New Tag',
  opens: 'page',
  toggle: null,
  schema: tagQuery,
  names: {},
  columns: [
    { key: 'name', title: 'Tag' },
    { key: 'color', title: 'Color', kind: 'color' },
    { key: 'route', title: 'Route' },
    { key: 'operator', title: 'Operator' },
    { key: 'createdAt', title: 'Date created', kind: 'utcDay' },
  ],
  filters: async () => [
    { name: 'name', label: 'Tag name', kind: 'search' },
    { name: 'operator', label: 'Operator', kind: 'text' },
    { name: 'date', label: 'Date created', kind: 'day' },
  ],
  fields: async () => [],
  rows: listTags,
  one: getTag,
  toRow: (row) => {
    const { color, createdAt, id, name, route, showOnHomepage, updatedAt } = row
    const image = row.imageFile === null ? row.featuredImageUrl : mediaUrl(row.imageFile)
    return {
      id,
      name,
      updatedAt,
      active: null,
      cells: { name, color, route, operator: operatorLabel(row), createdAt },
      values: {
        name,
        color,
        showOnHomepage,
        featuredImage: row.featuredImageId,
        featuredImageUrl: image,
      },
    }
  },
})
