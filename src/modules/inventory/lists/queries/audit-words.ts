import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'

/** How the audit log refers to makes, model codes, tags and the other lists. */
export const listWords: AuditWords = {
  columns: {
    engine_size_ltr: 'Engine size in litres',
    height_cm: 'Height',
    hex: 'Colour code',
    length_cm: 'Length',
    show_on_homepage: 'On the home page',
    sort_order: 'Position in the list',
    width_cm: 'Width',
  },
  numbers: { height_cm: { unit: 'cm' }, length_cm: { unit: 'cm' }, width_cm: { unit: 'cm' } },
  currencies: { service_plans: sql`t.currency` },
}
