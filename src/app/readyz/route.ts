import config from '@payload-config'
import { sql } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import { logger } from '@/server/logger'

export const dynamic = 'force-dynamic'

const answer = (status: number, body: Record<string, string>) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** The product can serve: it is connected and its tables are there. */
export async function GET(): Promise<Response> {
  try {
    const payload = await getPayload({ config })
    await payload.db.drizzle.execute(sql`SELECT 1 FROM app_state LIMIT 1`)
    return answer(200, { status: 'ready' })
  } catch (error) {
    logger.warn({ err: error }, 'not ready')
    return answer(503, { status: 'unavailable', database: 'does not answer' })
  }
}
