import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordEvent, SIGN_IN_AREA } from '@/server/audit/record-event'
import { inTransaction } from '@/server/transaction'
import { PROVIDER_TITLES, type ProviderName } from '../rules/oauth-providers'

/**
 * Removes a provider's identity from the caller's own account; the password, or a new one by mail, still
 * opens it.
 */
export async function disconnectProvider(req: PayloadRequest, provider: ProviderName): Promise<void> {
  const userId = Number(req.user?.id)
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const { rowCount } = await db.execute(
      sql`DELETE FROM user_identities WHERE user_id = ${userId} AND provider = ${provider}`,
    )
    if (!rowCount) return
    await recordEvent(inner, {
      action: 'update',
      area: SIGN_IN_AREA,
      detail: `${PROVIDER_TITLES[provider]} disconnected`,
      record: { table: 'users', id: userId },
    })
  })
}
