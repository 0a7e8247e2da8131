import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './paths.mjs'

/**
 * The names listed in an index of migrations, parsed as text: loading the product for that takes seconds.
 *
 * @param {string} source
 * @returns {string[]}
 */
export function migrationNames(source) {
  return [...source.matchAll(/\bname:\s*['"]([^'"]+)['"]/g)].map((match) => /** @type {string} */ (match[1]))
}

/**
 * The folders of the plugins listed in plugins/modules.ts, in order.
 *
 * @param {string} source
 * @returns {string[]}
 */
export function pluginNames(source) {
  return [...source.matchAll(/\bfrom\s+['"]\.\/([\w-]+)\/module['"]/g)].map(
    (match) => /** @type {string} */ (match[1]),
  )
}

/** @param {string[]} place relative to the root */
const textAt = (...place) => fs.readFileSync(path.join(ROOT, ...place), 'utf8')

/** The plugins that bring migrations, in the order of their list. */
export const pluginsWithMigrations = () =>
  pluginNames(textAt('plugins', 'modules.ts')).filter((name) =>
    fs.existsSync(path.join(ROOT, 'plugins', name, 'migrations', 'index.ts')),
  )

/**
 * The name under which a plugin's migration is recorded: plugins do not know each other's names.
 *
 * @param {string} plugin
 * @param {string} name
 */
export const recordedName = (plugin, name) => `${plugin}/${name}`

/** Every migration of this product: the core's, then those of each plugin in the order of the list. */
export const wantedMigrations = () => [
  ...migrationNames(textAt('migrations', 'index.ts')),
  ...pluginsWithMigrations().flatMap((plugin) =>
    migrationNames(textAt('plugins', plugin, 'migrations', 'index.ts')).map((name) =>
      recordedName(plugin, name),
    ),
  ),
]
