import { ownerOf, TABLES } from '../../tests/structure/tables'

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** Postgres cuts off names of constraints after 63 characters, and Payload puts 33 around a table's. */
const NAME_MAX = 30

/** Names that code cannot have, or that the template's imports have already. */
const TAKEN = new Set(
  `break case catch class const continue debugger default delete do else enum export extends false finally for
  function if import in instanceof new null return super switch this throw true try typeof var void while with
  let static yield await async of module screen words sql select nullable styles link view made create filled`
    .trim()
    .split(/\s+/),
)

/** The forms of a plugin's name that its files use. */
export type Names = Readonly<Record<keyof typeof SAMPLE, string>>

/** The same of the template's plugin. */
export const SAMPLE = {
  slug: 'sample-records',
  table: 'sample_records',
  camel: 'sampleRecords',
  pascal: 'SampleRecords',
  plural: 'Sample records',
  plurals: 'sample records',
  singular: 'Sample record',
  one: 'sample record',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'companies' is 'company', 'boxes' is 'box', 'checks' is 'check'; 'audit' stays. */
function singularOf(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/** 'audit' → 'audits'; a plural stays. */
function pluralOf(word: string): string {
  if (singularOf(word) !== word) return word
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** 'tyre-checks' in every form. */
export function namesOf(slug: string): Names {
  const parts = slug.split('-')
  const camel = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const last = parts.at(-1) ?? ''
  const ending = (word: string) => [...parts.slice(0, -1), word].join(' ')
  const [one, plurals] = [ending(singularOf(last)), ending(pluralOf(last))]
  return {
    slug,
    table: slug.replaceAll('-', '_'),
    camel,
    pascal: capital(camel),
    plural: capital(plurals),
    plurals,
    singular: capital(one),
    one,
  }
}

const isPartOf = (table: string, of: string): boolean => table === of || table.startsWith(`${of}_`)

/**
 * Why a plugin cannot have a name, with the remedy; null if it can.
 *
 * @param tables those of the other plugins
 */
export function faultOfName(slug: string | undefined, tables: readonly string[]): string | null {
  if (!slug) return 'Usage: npm run new:plugin -- name, such as tyre-checks'
  if (!KEBAB.test(slug) || slug.length > NAME_MAX)
    return `${slug} is no name for a plugin: lower-case words joined by hyphens, such as tyre-checks, at most ${NAME_MAX} characters.`
  const { camel, table } = namesOf(slug)
  if (TAKEN.has(camel))
    return `${slug} means something else in code: choose another name, such as ${slug}-list.`
  const owner = ownerOf(table)
  if (owner) return `A table ${table} would count among those of ${owner}: choose another name.`
  const known = [...tables, ...Object.values(TABLES).flat()].map((one) => one.replace(/_?\*$/, ''))
  const other = known.find((one) => isPartOf(one, table) || isPartOf(table, one))
  return other ? `A table ${table} would be mixed up with ${other}: choose another name.` : null
}
