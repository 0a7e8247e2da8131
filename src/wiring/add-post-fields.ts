import type { CollapsibleField, CollectionConfig, Field } from 'payload'
import type { Module } from '@/api/module'
import { BlogPosts } from '@/collections/content/BlogPosts'
import { writtenWith } from '@/collections/shared/access'
import { addedColumn } from '@/kernel/added-fields'
import { nameInWords } from '@/kernel/text/name-in-words'

/** 'toll-roads' as the beginning of names: tollRoads. */
const prefixOf = (module: string): string =>
  module.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Fields with names; what only arranges others is looked into. */
const named = (fields: readonly Field[]): Extract<Field, { name: string }>[] =>
  fields.flatMap((field) => {
    if ('name' in field && field.name) return [field as Extract<Field, { name: string }>]
    return 'fields' in field ? named(field.fields) : []
  })

/** @throws Error for a name that could be another module's, or the product's in its next version */
function checkNames({ name, postFields = [] }: Module): void {
  const prefix = prefixOf(name)
  const wrong = named(postFields).find(
    (field) => !field.name.startsWith(prefix) || !/^[A-Z]/.test(field.name.slice(prefix.length)),
  )
  if (wrong)
    throw new Error(
      `${name} adds a field ${wrong.name} to posts: its name must begin with ${prefix}, such as ${prefix}Note`,
    )
}

const writtenWithPosts = writtenWith('content')

/** A field with a rule about who writes it: whoever may write the post, where the module has none of its own. */
function withWriteAccess(field: Field): Field {
  if (!('name' in field && field.name))
    return 'fields' in field ? ({ ...field, fields: field.fields.map(withWriteAccess) } as Field) : field
  return { ...field, access: { ...writtenWithPosts, ...('access' in field ? field.access : {}) } } as Field
}

/** The fields of a module beside the text, under its name. */
const groupOf = ({ name, postFields = [] }: Module): CollapsibleField => ({
  type: 'collapsible',
  label: nameInWords(name),
  admin: { position: 'sidebar' },
  fields: postFields.map(withWriteAccess),
})

/** The audit log's display names for a module's fields. */
function withWords(module: Module): Module {
  const columns = Object.fromEntries(
    named(module.postFields ?? []).map((field) => [
      addedColumn(field),
      'label' in field && typeof field.label === 'string' ? field.label : nameInWords(field.name),
    ]),
  )
  return { ...module, auditWords: [{ columns }, ...(module.auditWords ?? [])] }
}

/** The modules, with the fields that they add to posts applied to the collection and the audit log's words. */
export function addPostFields(modules: readonly Module[]): readonly Module[] {
  const adding = modules.filter(({ postFields = [] }) => postFields.length > 0)
  if (adding.length === 0) return modules
  adding.forEach(checkNames)
  const withFields = (collection: CollectionConfig): CollectionConfig =>
    collection.slug === BlogPosts.slug
      ? { ...collection, fields: [...collection.fields, ...adding.map(groupOf)] }
      : collection
  return modules.map((module) => {
    const worded = adding.includes(module) ? withWords(module) : module
    return worded.collections ? { ...worded, collections: worded.collections.map(withFields) } : worded
  })
}
