import config from '@payload-config'
import payload from 'payload'

/** The collections' schema in drizzle-kit's format, without a database, and drizzle-kit itself. */
export async function describeSchema() {
  process.env.PAYLOAD_MIGRATING = 'true'
  await payload.init({ config, disableDBConnect: true, disableOnInit: true })
  const kit = payload.db.requireDrizzleKit()
  return { schema: await kit.generateDrizzleJson(payload.db.schema), generate: kit.generateMigration }
}
