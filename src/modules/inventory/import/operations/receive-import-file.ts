import { createHash, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { badRequest, tooLarge } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { countTry, type Limit } from '@/server/rate-limit'
import { returning } from '@/server/rows/returning'
import { selectValues } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { analyseFile, type FileFacts, MAX_FILE_BYTES } from '../engine/analyse-import-file'
import { columnsKey } from '../engine/columns-key'
import { removeStoredFile } from '../engine/remove-stored-file'
import { requireImporter } from '../engine/require-importer'
import { storedSource } from '../engine/stored-source'
import { SHEET_FORMAT, unpackWorkbook } from '../engine/unpack-workbook'
import { importFiles } from '../queries/tables'

/** Nobody has this many price lists; a loop in a script might. */
const UPLOADS: Limit = { name: 'import-upload', points: 120, duration: 3600 }

export type SentFile = {
  name: string
  bytes: AsyncIterable<Uint8Array> | null
  /** If the same person sends the same key again, it is the same file. */
  sendKey: string | null
}

type Measured = { size: number; sha256: string }

/** The incoming bytes; a sender who disconnects is no fault of ours. */
async function* arriving(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch {
    throw badRequest('The file was not received completely. Please send it again.')
  }
}

/** Passes the bytes on, counting and hashing them. */
function measured(bytes: AsyncIterable<Uint8Array>, done: (facts: Measured) => void) {
  const hash = createHash('sha256')
  return (async function* () {
    let size = 0
    for await (const chunk of arriving(bytes)) {
      size += chunk.byteLength
      if (size > MAX_FILE_BYTES)
        throw tooLarge('The file is too large: the limit is 100 MB. Try compressing it with gzip.')
      hash.update(chunk)
      yield chunk
    }
    if (size === 0) throw badRequest('The file is empty.')
    done({ size, sha256: hash.digest('hex') })
  })()
}

/**
 * Receives a file to import: stores it as it arrives, then reads it once to analyse its contents.
 *
 * @returns its id
 * @throws AppError 400 if it is neither a CSV file nor a workbook, 403, 413, 429
 */
export async function receiveImportFile(req: PayloadRequest, sent: SentFile): Promise<number> {
  const { id: userId } = await requireImporter(req)
  const db = req.payload.db.drizzle
  const known = await findSent(db, userId, sent.sendKey)
  if (known !== null) return known
  await countTry(req.payload, UPLOADS, String(userId))
  if (!sent.bytes) throw badRequest('Send the file itself as the body of the request.')
  const storageKey = `imports/${randomUUID()}.csv`
  let facts: Measured = { size: 0, sha256: '' }
  await storage().putStream(
    storageKey,
    measured(sent.bytes, (measurements) => {
      facts = measurements
    }),
    'text/csv',
  )
  try {
    const { analysed, sha256 } = await analysedFile(sent.name, storageKey, facts.sha256)
    const id = await insert(db, userId, sent, storageKey, { ...facts, sha256 }, analysed)
    if (id !== null) return id
  } catch (error) {
    await removeStoredFile(storageKey)
    throw error
  }
  // The same file was sent twice at once, and the other one came first.
  await removeStoredFile(storageKey)
  return Number(await findSent(db, userId, sent.sendKey))
}

/** What a stored file contains; a workbook counts as the rows of its sheet. */
async function analysedFile(
  name: string,
  storageKey: string,
  sha256: string,
): Promise<{ analysed: FileFacts; sha256: string }> {
  const unpacked = await unpackWorkbook(storageKey)
  const source = storedSource({ name, storageKey })
  if (!unpacked) return { analysed: await analyseFile(source), sha256 }
  const analysed = await analyseFile(source, SHEET_FORMAT)
  return { analysed: { ...analysed, workbook: unpacked.facts }, sha256: unpacked.sha256 }
}

async function findSent(db: Db, userId: number, sendKey: string | null): Promise<number | null> {
  if (sendKey === null) return null
  const from = sql`FROM import_files WHERE created_by = ${userId} AND send_key = ${sendKey}`
  const [id] = await selectValues(db, importFiles.id, from)
  return id ?? null
}

async function insert(
  db: Db,
  userId: number,
  { name, sendKey }: SentFile,
  storageKey: string,
  { sha256, size }: Measured,
  facts: FileFacts,
): Promise<number | null> {
  const [made] = await returning(
    db,
    { id: importFiles.id },
    sql`INSERT INTO import_files (name, storage_key, bytes, sha256, facts, columns_key, send_key, created_by)
    VALUES (${name}, ${storageKey}, ${size}, ${sha256}, ${JSON.stringify(facts)}::jsonb,
      ${columnsKey(facts.columns.map((column) => column.name))}, ${sendKey}, ${userId})
    ON CONFLICT (created_by, send_key) DO NOTHING`,
  )
  return made?.id ?? null
}
