import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import * as words from '../words'

/** The imports that stopped half-way without anybody having stopped them, as far as the viewer sees them. */
export const interruptedImports: Waiting = {
  of: ({ id, showrooms }) => sql`SELECT 1 FROM import_batches b
    WHERE b.state = 'interrupted' AND b.stop_asked_at IS NULL
      AND ${showrooms === 'all' ? sql`true` : sql`b.started_by = ${id}`}`,
  text: words.importsInterrupted,
}
