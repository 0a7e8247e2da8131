import type { z } from 'zod'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { getTag, listTags, type TagRow } from '../queries/list-tags'
import { operatorLabel } from '../rules/operator-label'
import { tagQuery } from '../schemas/tag'
import * as words from '../words'
import { defineInventoryList } from './define-inventory-list'

/** The tags; their form has its own rules and is rendered by TagForm, so it has no fields here. */
export const tagListDefinition = defineInventoryList<z.output<typeof tagQuery>, TagRow>({
  key: 'tags',
  section: 'variables/tags',
  path: '/tags',
  title: words.tags,
  singular: words.tag,
  createLabel: words.createNewTag,
  opens: 'page',
  toggle: null,
  schema: tagQuery,
  names: {},
  columns: [
    { key: 'name', title: words.tag },
    { key: 'color', title: words.color, kind: 'color' },
    { key: 'route', title: words.route },
    { key: 'operator', title: words.operator },
    { key: 'createdAt', title: words.dateCreated, kind: 'utcDay' },
  ],
  filters: async () => [
    { name: 'name', label: words.tagName, kind: 'search' },
    { name: 'operator', label: words.operator, kind: 'text' },
    { name: 'date', label: words.dateCreated, kind: 'day' },
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
