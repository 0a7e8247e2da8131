// Writes the generated files that are committed, so that changes of the schema and of the contract appear in
// reviews. One process: most of the work is reading the configuration.
import config from '@payload-config'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { giveUp } from '../lib/progress.mjs'
import { writeBlockComponents } from './block-components'
import { checkPlugins } from './check-plugins'
import { writeApi } from './openapi'
import { writeTables } from './write-tables'

try {
  const read = await config
  await checkPlugins()
  await generateTypes(read, { log: false })
  await generateImportMap(read, { log: false })
  writeBlockComponents()
  await writeTables()
  await writeApi()
} catch (error) {
  giveUp(error)
}
process.exit(0)
