import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import { orderDocuments } from '@/modules/sales/tables.gen'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { select } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { inTransactionOn } from '@/server/transaction'
import { SENT_BY_CUSTOMERS } from '../rules/order-documents'
import { lockOrder } from './lock-order'

type Which = { orderId: number; id: number }

const NOT_FOUND = 'Document not found'
const STORED = { path: orderDocuments.filePath, kind: orderDocuments.kind }

async function locked(req: PayloadRequest, db: Db, { id, orderId }: Which) {
  await lockOrder(db, orderId, await actorOf(req))
  const [document] = await select(
    db,
    STORED,
    sql`FROM order_documents WHERE id = ${id} AND order_id = ${orderId}`,
  )
  if (!document) throw notFound(NOT_FOUND)
  return document
}

/** Shows a paper to the customer, or no longer. @throws AppError 404, 409 for what the customer has sent */
export async function showDocument(
  req: PayloadRequest,
  which: Which,
  isVisibleToCustomer: boolean,
): Promise<void> {
  await inTransactionOn(req, [`orders:${which.orderId}`], async (inner, db) => {
    const { kind } = await locked(inner, db, which)
    if (kind === SENT_BY_CUSTOMERS && !isVisibleToCustomer)
      throw conflict('Proofs of payment are always visible to the customer.')
    const data = { isVisibleToCustomer }
    const { id } = which
    await req.payload.update({
      collection: 'order-documents',
      id,
      data,
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
  })
}

/** Removes a paper and its file. @throws AppError 404, 409 for the proof of a recorded payment */
export async function removeDocument(req: PayloadRequest, which: Which): Promise<void> {
  const path = await inTransactionOn(req, [`orders:${which.orderId}`], async (inner, db) => {
    const document = await locked(inner, db, which)
    const { id } = which
    if (await exists(db, sql`FROM order_receipts WHERE proof_id = ${id}`))
      throw conflict('This is the proof of a recorded payment, so it stays.')
    await req.payload.delete({
      collection: 'order-documents',
      id,
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    return document.path
  })
  await storage().remove(path)
}
