import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { customsValueLists } from '@/modules/inventory/tables.gen'

export const l = alias(customsValueLists, 'l')

export const CUSTOMS_LIST = {
  id: l.id,
  name: l.name,
  country: l.country,
  currency: l.currency,
  appliesFrom: l.appliesFrom,
  sourceName: l.sourceName,
  sourceUrl: l.sourceUrl,
  checkedOn: l.checkedOn,
  status: l.status,
  lines: l.lines,
  fileName: l.fileName,
  createdAt: l.createdAt,
  updatedAt: l.updatedAt,
}
