import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { plugins } from '@/plugins/modules'
import { pluginNames } from '../lib/migration-names.mjs'
import { ROOT, readIfExists } from '../lib/paths.mjs'
import { Refusal } from '../lib/progress.mjs'
import { faultsOfPlugin, type Read } from './plugin-faults'

/** @throws Refusal with what is wrong with the plugins that are listed */
export async function checkPlugins(): Promise<void> {
  const faults: string[] = []
  const read: Read = (file) => readIfExists(path.join(ROOT, file))
  for (const folder of pluginNames(fs.readFileSync(path.join(ROOT, 'plugins/modules.ts'), 'utf8'))) {
    const face: object = await import(pathToFileURL(path.join(ROOT, 'plugins', folder, 'module.ts')).href)
    const definition = plugins.find((plugin) => Object.values(face).includes(plugin))
    if (definition) faults.push(...faultsOfPlugin(folder, definition, read))
  }
  if (faults.length > 0) throw new Refusal(faults.join('\n'))
}
