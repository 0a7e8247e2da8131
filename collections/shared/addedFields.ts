import type { Field, Tab } from 'payload'
import type { AddedField, AddedFields } from '@/kernel/added-fields'
import { byTheProductAlone } from './access'

/** A module's field in Payload's format. Only the rules limit the length of texts. */
function fieldOf(field: AddedField): Field {
  const { help, label, name, setBy } = field
  const common = {
    name,
    label,
    admin: { description: help, readOnly: setBy === 'module' },
    ...(setBy === 'module' ? { access: byTheProductAlone } : {}),
  }
  switch (field.kind) {
    case 'number':
      return { ...common, type: 'number', min: field.min, max: field.max }
    case 'date':
      return { ...common, type: 'date' }
    case 'choice':
      return {
        ...common,
        type: 'select',
        options: field.options.map((option) => ({ label: option.label, value: option.value })),
      }
    case 'flag':
      return { ...common, type: 'checkbox' }
    default:
      return { ...common, type: 'text' }
  }
}

const tabOf = ({ fields, title }: AddedFields): Tab => ({ label: title, fields: fields.map(fieldOf) })

/** Fields with an additional tab for each group that modules add, after the others. */
export const withAddedTabs = (fields: readonly Field[], groups: readonly AddedFields[]): Field[] =>
  fields.map((field) =>
    field.type === 'tabs' ? { ...field, tabs: [...field.tabs, ...groups.map(tabOf)] } : field,
  )
