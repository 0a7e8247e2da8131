import type { Module } from '@/api/module'

/** A component as configurations name it: '@/plugins/x/admin/y-view#YView'. */
const COMPONENT = /^@?\/[\w./@()[\]-]+#\w+$/

/** Every component that a definition names, however deep. */
function componentsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return COMPONENT.test(value) ? [value] : []
  if (value === null || typeof value !== 'object' || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((inner) => componentsIn(inner, seen))
}

/** Where a component's file is, without its ending: paths begin in src, `@/plugins` and `@/collections` beside it. */
const placeOf = (file: string): string => {
  const inner = file.replace(/^@?\//, '')
  return /^(plugins|collections|globals)\//.test(inner) && file.startsWith('@') ? inner : `src/${inner}`
}

const exportsOf = (text: string, name: string): boolean =>
  new RegExp(
    `\\bexport (?:default )?(?:async )?(?:function|const|class) ${name}\\b|\\bexport \\{[^}]*\\b${name}\\b|\\bexport \\*`,
  ).test(text)

/** A file's text, by its path from the root; null if there is none. */
export type Read = (file: string) => string | null

/** What is wrong with a component that is named, with the remedy; null if it is there. */
export function faultOfComponent(component: string, read: Read): string | null {
  const [file = '', name = ''] = component.split('#')
  const place = placeOf(file)
  const files = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'].map((ending) => place + ending)
  const faulty = files.find((one) => read(one) !== null)
  if (!faulty) return `'${component}' has no file: create ${files[0]}, or correct the path.`
  if (exportsOf(read(faulty) ?? '', name)) return null
  return `'${component}' is not exported: export ${name} from ${faulty}, or correct the name.`
}

/**
 * What is wrong with a plugin's definition: a line each, with the file and the remedy.
 *
 * @param folder where it stands in plugins/
 */
export function faultsOfPlugin(folder: string, definition: Module, read: Read): string[] {
  const file = `plugins/${folder}/module.ts`
  if (definition.name !== folder)
    return [
      `${file}: the module is called '${definition.name}' and its folder '${folder}': give both one name.`,
    ]
  const { collections, contentBlocks = [], globals, screens } = definition
  const blocks = contentBlocks.map(({ component }) => component)
  return [...new Set(componentsIn([collections, globals, screens, blocks]))].flatMap((component) => {
    const fault = faultOfComponent(component, read)
    return fault ? [`${file}: ${fault}`] : []
  })
}
