import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrations as core } from '@/migrations'
import { pluginsWithMigrations, recordedName } from './migration-names.mjs'
import { ROOT } from './paths.mjs'

/** As Payload runs it; its input is known where it was written. */
type Migration = {
  name: string
  up(args: unknown): Promise<void>
  down(args: unknown): Promise<void>
}
type Index = { migrations: readonly Migration[] }

/** A plugin's migrations under the names by which they are recorded. */
export const recorded = (plugin: string, migrations: readonly Migration[]): Migration[] =>
  migrations.map((migration) => ({ ...migration, name: recordedName(plugin, migration.name) }))

async function migrationsOf(plugin: string): Promise<Migration[]> {
  const index = pathToFileURL(path.join(ROOT, 'plugins', plugin, 'migrations', 'index.ts'))
  const { migrations }: Index = await import(index.href)
  return recorded(plugin, migrations)
}

/**
 * The core's migrations, then those of each plugin in the order of the list. Only this order is the same in a
 * new database and in one that gets the plugin later.
 */
export async function everyMigration(): Promise<Migration[]> {
  const ofPlugins = await Promise.all(pluginsWithMigrations().map(migrationsOf))
  return [...core, ...ofPlugins.flat()]
}
