import { createHash, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, forbidden, unsupportedType, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import type { Actor } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { createOnce } from '@/server/create-once'
import type { Db } from '@/server/db-of'
import { detectDocumentType } from '@/server/detect-document-type'
import { readUploadedFile } from '@/server/http/read-uploaded-file'
import { cleanScan, isPaperPicture } from '@/server/pictures/clean-scan'
import { countTry, type Limit } from '@/server/rate-limit'
import { createRecord } from '@/server/records'
import { count } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'
import { inTransactionOn } from '@/server/transaction'
import { proofSentMail } from '../mail/order-mails'
import { booksOf } from '../rules/money/order-books'
import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_MESSAGES,
  DOCUMENT_TYPES,
  documentKey,
  documentName,
} from '../rules/order-document-upload'
import {
  ORDER_DOCUMENT_LABELS,
  ORDER_DOCUMENTS_MAX,
  type OrderDocumentKind,
  PROOFS_MAX,
  proofProblem,
  SENT_BY_CUSTOMERS,
} from '../rules/order-documents'
import { lockOrder } from './lock-order'
import { notifyOrderStaff } from './notify-order-customer-or-staff'
import { writeOrderHistory } from './write-order-history'

const UPLOADS: Limit = { name: 'order-document', points: 120, duration: 60 * 60 }

/** A paper as it arrives. */
export type SentDocument = {
  kind: OrderDocumentKind
  isVisibleToCustomer: boolean
  name: string | undefined
  bytes: AsyncIterable<Uint8Array> | null
}

/**
 * Stores a paper of an order: its type is detected from the bytes, a scan is re-encoded. Customers send proofs of
 * payment only; the showroom is notified. With an Idempotency-Key at most once.
 *
 * @returns its id
 * @throws AppError 403 (a customer, another kind), 404, 409 (too many, or a key used for another file), 413, 415,
 * 422 (nothing was sent, or a proof where nothing is owed), 429, 503
 */
export async function addOrderDocument(
  req: PayloadRequest,
  orderId: number,
  sent: SentDocument,
): Promise<number> {
  const actor = await actorOf(req)
  if (actor.kind === 'customer' && sent.kind !== SENT_BY_CUSTOMERS)
    throw forbidden('You can send proofs of payment only')
  if (!sent.bytes) throw validationFailed([issue('', DOCUMENT_MESSAGES.missing)])
  await countTry(req.payload, UPLOADS, String(req.user?.id))
  const original = await readUploadedFile(sent.bytes, DOCUMENT_MAX_BYTES, DOCUMENT_MESSAGES)
  const { bytes, type } = await clean(original)
  const path = documentKey(orderId, randomUUID(), type)
  await orUnavailable(storage().put(path, bytes, type))
  const file = { path, name: documentName(sent.name, type), size: bytes.length, mimeType: type }
  const body = { ...sent, bytes: createHash('sha256').update(original).digest('hex') }
  let isStored = false
  try {
    const id = await inTransactionOn(req, [`orders:${orderId}`], (inner) =>
      createOnce(inner, `orders/${orderId}/documents`, body, async (again, db) => {
        const made = await store(again, db, { actor, orderId, sent, file })
        isStored = true
        return made
      }),
    )
    return id
  } catch (error) {
    isStored = false
    throw error
  } finally {
    if (!isStored) await storage().remove(path)
  }
}

type Stored = {
  actor: Actor
  orderId: number
  sent: SentDocument
  file: { path: string; name: string; size: number; mimeType: string }
}

async function store(req: PayloadRequest, db: Db, { actor, file, orderId, sent }: Stored): Promise<number> {
  const order = await lockOrder(db, orderId, actor)
  const { status } = order
  const isCustomer = actor.kind === 'customer'
  const problem = isCustomer ? proofProblem({ status, ...booksOf(order) }) : null
  if (problem) throw validationFailed([issue('', problem)])
  await refuseTooMany(db, orderId, isCustomer)
  const id = await createRecord(req, 'order-documents', {
    order: orderId,
    kind: sent.kind,
    file,
    isVisibleToCustomer: isCustomer || sent.isVisibleToCustomer,
    uploadedBy: Number(req.user?.id),
  })
  await writeOrderHistory(db, {
    orderId,
    from: status,
    to: status,
    step: 'addDocument',
    by: { kind: isCustomer ? 'customer' : 'staff', id: Number(req.user?.id) },
    reason: `${ORDER_DOCUMENT_LABELS[sent.kind]}: ${file.name}`,
  })
  if (isCustomer)
    await notifyOrderStaff(req, orderId, proofSentMail, {
      effect: `proof:${id}`,
      values: { file: file.name },
    })
  return id
}

async function refuseTooMany(db: Db, orderId: number, isCustomer: boolean): Promise<void> {
  const papers = await count(db, sql`FROM order_documents WHERE order_id = ${orderId}`)
  const proofs = isCustomer
    ? await count(db, sql`FROM order_documents WHERE order_id = ${orderId} AND kind = ${SENT_BY_CUSTOMERS}`)
    : 0
  if (papers >= ORDER_DOCUMENTS_MAX || proofs >= PROOFS_MAX)
    throw conflict('This order has as many documents as it can have.')
}

/** The file's actual type, whatever its name; a picture is reduced to its pixels. */
async function clean(bytes: Buffer): Promise<{ bytes: Buffer; type: string }> {
  const type = await detectDocumentType(bytes)
  if (!type || !DOCUMENT_TYPES.includes(type)) throw unsupportedType(DOCUMENT_MESSAGES.type)
  if (!isPaperPicture(type)) return { bytes, type }
  const scan = await cleanScan(bytes)
  if (!scan) throw unsupportedType(DOCUMENT_MESSAGES.type)
  return { bytes: scan, type }
}
