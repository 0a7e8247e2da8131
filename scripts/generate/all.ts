// Writes the generated files that are committed, so that changes of the schema and of the contract appear in
// reviews. One process: most of the work is reading the configuration.
import config from '@payload-config'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { writeApi } from './openapi'
import { writeTables } from './tables'

const read = await config
await generateTypes(read, { log: false })
await generateImportMap(read, { log: false })
await writeTables()
await writeApi()
process.exit(0)
