import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from '../lib/progress.mjs'
import { type Names, namesOf, SAMPLE } from './plugin-names'

const TEMPLATE = path.join(import.meta.dirname, 'template')

/** Longer forms first: 'sample records' contains 'sample record'. */
const forms = Object.entries(SAMPLE).toSorted(([, a], [, b]) => b.length - a.length)
const ANY_FORM = new RegExp(forms.map(([, text]) => text).join('|'), 'g')

const renamed = (text: string, names: Names): string =>
  text.replace(ANY_FORM, (match) => {
    const form = forms.find(([, sample]) => sample === match)?.[0] as keyof Names
    return names[form]
  })

/** Where a file of the template goes: tests beside the other tests, everything else into the plugin's folder. */
const placeOf = (file: string, slug: string): string =>
  file.startsWith('tests/') ? file.replace('tests/', 'tests/int/plugins/') : `plugins/${slug}/${file}`

/** The files of a new plugin, relative to the root. */
export function renderPlugin(slug: string): { file: string; text: string }[] {
  const names = namesOf(slug)
  return fs
    .readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .map((name) => ({
      file: placeOf(renamed(name.replaceAll(path.sep, '/').replace(/\.txt$/, ''), names), slug),
      text: renamed(fs.readFileSync(path.join(TEMPLATE, name), 'utf8'), names),
    }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
}

const IMPORTED = /^import \{ \w+ \} from '\.\/[\w-]+\/module'\n/gm
const LISTED = /(\ball: readonly Module\[\] = \[)([^\]]*)\]/

/** plugins/modules.ts with one more plugin, at the end of its list. */
export function withPlugin(modules: string, slug: string): string {
  const { camel } = namesOf(slug)
  const line = `import { ${camel} } from './${slug}/module'\n`
  const list = LISTED.exec(modules)
  if (!list) throw new Refusal('plugins/modules.ts has no list `all: readonly Module[] = […]`: add it again.')
  const names = [...(list[2] ?? '').split(',').map((name) => name.trim()), camel].filter(Boolean)
  const last = [...modules.matchAll(IMPORTED)].at(-1)
  const at = last ? last.index + last[0].length : modules.lastIndexOf('\nimport ') + 1
  const end = last ? at : modules.indexOf('\n', at) + 1
  const imported = modules.slice(0, end) + line + modules.slice(end)
  return imported.replace(LISTED, (_, start: string) => `${start}${names.join(', ')}]`)
}
