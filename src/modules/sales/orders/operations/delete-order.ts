import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { orderDocuments, payments, salesNotes } from '@/modules/sales/tables.gen'
import { actorOf } from '@/server/actor-of'
import { exists } from '@/server/rows/exists'
import { selectValues } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { inTransactionOn } from '@/server/transaction'
import { mayDeleteOrder } from '../rules/may-delete-order'
import { lockOrder } from './lock-order'

/**
 * Deletes an order that was cancelled before any payment, with its schedule, papers and messages.
 *
 * @throws AppError 404 if there is none of the caller's showrooms, 409 for one with payments or still open
 */
export async function deleteOrder(req: PayloadRequest, id: number): Promise<void> {
  const paths = await inTransactionOn(req, [`orders:${id}`], async (inner, db) => {
    const order = await lockOrder(db, id, await actorOf(inner))
    const hasReceipts = await exists(db, sql`FROM order_receipts WHERE order_id = ${id}`)
    const result = mayDeleteOrder(order.status, hasReceipts)
    if (!result.ok) throw conflict(result.error.message)
    const options = { req: inner, overrideAccess: true, depth: 0 } as const
    const files = await selectValues(
      db,
      orderDocuments.filePath,
      sql`FROM order_documents WHERE order_id = ${id}`,
    )
    const parts = {
      payments: await selectValues(db, payments.id, sql`FROM payments WHERE order_id = ${id}`),
      'order-documents': await selectValues(
        db,
        orderDocuments.id,
        sql`FROM order_documents WHERE order_id = ${id}`,
      ),
      'sales-notes': await selectValues(db, salesNotes.id, sql`FROM sales_notes WHERE order_id = ${id}`),
    }
    for (const one of parts.payments)
      await req.payload.delete({ collection: 'payments', id: one, ...options })
    for (const one of parts['order-documents'])
      await req.payload.delete({ collection: 'order-documents', id: one, ...options })
    for (const one of parts['sales-notes'])
      await req.payload.delete({ collection: 'sales-notes', id: one, ...options })
    await req.payload.delete({ collection: 'orders', id, ...options })
    return files
  })
  for (const path of paths) await storage().remove(path)
}
