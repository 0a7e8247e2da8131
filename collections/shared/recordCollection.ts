import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { isDay } from '@/kernel/days'
import { placeholderProblem } from '@/kernel/markup/placeholders'
import { columnOf, fieldsOf, isRequired, type RecordList, type SettingField } from '@/kernel/record-list'
import { tableOf } from '@/server/records'
import { anyone, may, mayInShowrooms, moduleAccess, readableBy } from './access'
import { text } from './fields'
import { refuseDuplicates } from './refuseDuplicates'
import { refuseWhenInUse } from './refuseWhenInUse'

type AreaField = Extract<SettingField, { kind: 'text' | 'area' }>
type NumberField = Extract<SettingField, { kind: 'number' }>

const numberShape = (name: string, { initial, max, min = 0, storedAsText }: NumberField, common: object) =>
  (storedAsText
    ? { ...text(name, { maxLength: 50 }), ...common }
    : { ...common, name, type: 'number', min, max, defaultValue: initial }) as Field

/** A field in Payload's format. Every list is searched by a field that all its records have. */
export function shapeOf(name: string, field: SettingField): Field {
  const { label, seenBy } = field
  const common = { name, label, ...(seenBy && { access: { read: readableBy(seenBy) } }) }
  const required = isRequired(field)
  switch (field.kind) {
    case 'flag':
      return { ...common, type: 'checkbox', defaultValue: field.initial, admin: { position: 'sidebar' } }
    case 'choice':
      return field.storedAsText
        ? { ...text(name, { defaultValue: field.initial, maxLength: 50 }), ...common }
        : { ...common, type: 'select', defaultValue: field.initial, options: [...field.options] }
    case 'number':
      return numberShape(name, field, { ...common, required })
    case 'day':
      return { ...text(name, { maxLength: 10, required, validate: dayOrNothing }), ...common }
    case 'area':
      return areaOf(field, { ...common, required })
    case 'lines':
      return { ...common, type: 'text', hasMany: true, maxRows: field.most, maxLength: field.max }
    case 'link':
      return {
        ...common,
        type: 'relationship',
        relationTo: field.to.slug as CollectionSlug,
        required,
        index: true,
      }
    case 'image':
      return { ...common, type: 'upload', relationTo: 'media' }
    case 'code': {
      const fits = new RegExp(field.pattern)
      const validate = (value?: string | null) => !value || fits.test(value) || field.message
      return { ...text(name, { maxLength: field.stored, validate }), ...common }
    }
    default:
      return lineOf(name, field, { ...common, required })
  }
}

const dayOrNothing = (value?: string | null) => !value || isDay(value) || 'A day such as 2026-11-20'

/** A text of several lines. */
const areaOf = ({ initial, max, placeholders }: AreaField, common: object): Field =>
  ({
    ...common,
    type: 'textarea',
    maxLength: max,
    defaultValue: initial,
    ...(placeholders && {
      validate: (value?: string | null) => placeholderProblem(value ?? '', placeholders) ?? true,
    }),
  }) as Field

/** A text of one line. */
function lineOf(name: string, field: SettingField & { max: number }, common: object): Field {
  const defaultValue = 'initial' in field ? field.initial : undefined
  const { message, texts } = ('oneOf' in field && field.oneOf) || { message: '', texts: null }
  const validate = texts && ((value?: string | null) => !value || texts.includes(value) || message)
  const required = isRequired(field)
  return text(name, {
    ...(validate && { validate }),
    ...common,
    maxLength: field.max,
    index: required,
    defaultValue,
  })
}

function accessOf(list: RecordList): CollectionConfig['access'] {
  const { module, nativelyReadBy = module, readBy, showroom } = list
  if (showroom)
    return moduleAccess(module, {
      read: mayInShowrooms(nativelyReadBy, 'read', showroom),
      update: mayInShowrooms(module, 'update', showroom),
      delete: mayInShowrooms(module, 'delete', showroom),
    })
  return moduleAccess(module, { read: readBy === 'everybody' ? anyone : may(nativelyReadBy, 'read') })
}

function uniqueOf({ slug, unique = [] }: RecordList): CollectionConfig['hooks'] {
  const rules = unique.map(({ fields: [field, within], message }) =>
    refuseDuplicates(tableOf(slug), {
      field,
      column: columnOf(field),
      message,
      ...(within && { within: { field: within, column: columnOf(within), isText: true } }),
    }),
  )
  return rules.length > 0 ? { beforeValidate: rules } : {}
}

/** The collection of a list, from its declaration. */
export function recordCollection(list: RecordList): CollectionConfig {
  const { plural, search, singular, slug, title } = list
  const columns = fieldsOf(list).filter(([, { column }]) => column !== null)
  return {
    slug,
    labels: { singular, plural },
    admin: {
      useAsTitle: title[0],
      defaultColumns: columns.map(([name]) => name),
      listSearchableFields: [...search.fields],
    },
    access: accessOf(list),
    defaultSort: title[0],
    fields: fieldsOf(list).map(([name, field]) => shapeOf(name, field)),
    hooks: {
      ...uniqueOf(list),
      beforeDelete: [refuseWhenInUse(singular)],
    },
  }
}
