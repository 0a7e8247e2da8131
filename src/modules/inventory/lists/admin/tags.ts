import type { z } from 'zod'
import { mediaUrl } from '@/modules/inventory/media/queries/media-url'
import { iso, numberOrNull, textOrNull } from '@/server/sql'
import { getTag, listTags } from '../queries/list-tags'
import { operatorLabel } from '../rules/tag'
import { tagQuery } from '../schemas/tag'
import { defineList } from './list'

/** The tags; their form has rules of its own and is drawn by TagForm, so it has no fields here. */
export const tagList = defineList<z.output<typeof tagQuery>>({
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
    const name = String(row.name)
    const color = String(row.color)
    const image =
      row.image_file == null ? textOrNull(row.featured_image_url) : mediaUrl(String(row.image_file))
    return {
      id: Number(row.id),
      name,
      updatedAt: iso(row.updated_at),
      active: null,
      cells: {
        name,
        color,
        route: textOrNull(row.route),
        operator: operatorLabel({
          roleId: numberOrNull(row.role_id),
          firstName: textOrNull(row.first_name),
          lastName: textOrNull(row.last_name),
        }),
        createdAt: iso(row.created_at),
      },
      values: {
        name,
        color,
        showOnHomepage: row.show_on_homepage === true,
        featuredImage: numberOrNull(row.featured_image_id),
        featuredImageUrl: image,
      },
    }
  },
})
