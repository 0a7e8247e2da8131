import type { CollectionConfig } from 'payload'
import { DESTINATION_MAX } from '@/modules/settings/tariffs/rules/destination-and-import-rule-limits'
import { RULE_STATUS_LABELS } from '@/modules/settings/tariffs/rules/import-rule-status'
import { moduleAccess, systemManaged } from '../shared/access'
import { line, lines, link } from '../shared/fields'

/** Versions of countries' import rules; a change is a new version, so that none is ever lost. */
export const DestinationRules: CollectionConfig = {
  slug: 'destination-rules',
  labels: { singular: 'Import rule', plural: 'Import rules' },
  admin: { group: false, useAsTitle: 'name', defaultColumns: ['destination', 'kind', 'name', 'status'] },
  access: moduleAccess('settings', systemManaged),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    link('destination', 'destinations', { required: true }),
    line('kind', DESTINATION_MAX.key, { required: true }),
    line('key', DESTINATION_MAX.key, { required: true }),
    line('name', DESTINATION_MAX.name, { required: true }),
    // In the shape of its kind: RuleValues in settings/tariffs/rules/import-rule.
    { name: 'value', type: 'json', required: true },
    line('appliesFrom', 10),
    line('appliesTo', 10),
    line('sourceName', DESTINATION_MAX.source, { required: true }),
    line('sourceUrl', DESTINATION_MAX.url, { required: true }),
    line('checkedOn', 10, { required: true }),
    lines('note', DESTINATION_MAX.note),
    // Nobody for those that came with the product.
    link('enteredBy', 'users'),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'PROPOSED',
      options: Object.entries(RULE_STATUS_LABELS).map(([value, label]) => ({ value, label })),
    },
    link('approvedBy', 'users'),
    { name: 'decidedAt', type: 'date' },
    // Why it was rejected.
    lines('reason', DESTINATION_MAX.note),
  ],
}
