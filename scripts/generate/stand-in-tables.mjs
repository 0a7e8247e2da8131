import fs from 'node:fs'
import path from 'node:path'
import { pluginNames } from '../lib/migration-names.mjs'
import { ROOT, readIfExists } from '../lib/paths.mjs'

const IMPORTED = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']*\/tables\.gen)'/g

/**
 * The tables that a plugin's files import from its own tables.gen.ts, by their names in code.
 *
 * @param {string} plugin
 * @param {readonly { file: string, text: string }[]} files relative to the plugin's folder
 * @returns {string[]}
 */
export function tablesImported(plugin, files) {
  const own = `@/plugins/${plugin}/tables.gen`
  const names = files.flatMap(({ file, text }) =>
    [...text.matchAll(IMPORTED)]
      .filter(
        ([, , from]) =>
          from === own || path.posix.join(path.posix.dirname(file), from ?? '') === 'tables.gen',
      )
      .flatMap(([, list]) => (list ?? '').split(','))
      .map(
        (name) =>
          name
            .replace(/^\s*type\s/, '')
            .trim()
            .split(/\s/)[0] ?? '',
      ),
  )
  return [...new Set(names)].filter(Boolean).sort()
}

/**
 * Tables whose columns are not known yet: each has every column that is read from it. Queries need them to be
 * loaded, and without queries there is no definition from which tables could be generated.
 *
 * @param {readonly string[]} names
 */
const standIn = (names) => `// Stands in until npm run generate has read the collections.
import { pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'

const column = (table: string, name: string) => pgTable(table, { [name]: text(name) })[name]
const table = (name: string) =>
  new Proxy(pgTable(name, {}), {
    get: (own, key) => (typeof key === 'symbol' || key in own ? Reflect.get(own, key) : column(name, key)),
  })
${names.map((name) => `export const ${name} = table('${name}')\n`).join('')}`

/**
 * Writes stand-ins for the tables of plugins that import them and have none yet.
 *
 * @returns {() => void} removes those that no tables have replaced
 */
export function writeStandIns() {
  const written = pluginNames(fs.readFileSync(path.join(ROOT, 'plugins/modules.ts'), 'utf8')).flatMap(
    (plugin) => {
      const folder = path.join(ROOT, 'plugins', plugin)
      const place = path.join(folder, 'tables.gen.ts')
      if (!fs.existsSync(folder) || fs.existsSync(place)) return []
      const files = fs
        .globSync('**/*.{ts,tsx}', { cwd: folder })
        .map((file) => ({ file, text: fs.readFileSync(path.join(folder, file), 'utf8') }))
      const names = tablesImported(plugin, files)
      if (names.length === 0) return []
      const text = standIn(names)
      fs.writeFileSync(place, text)
      return [{ place, text }]
    },
  )
  return () => {
    for (const { place, text } of written) if (readIfExists(place) === text) fs.rmSync(place)
  }
}
