import { Readable } from 'node:stream'
import { notFound } from '@/kernel/errors'
import type { RowOf } from '@/server/rows/fields'
import { storage } from '@/server/storage'
import { importFiles } from '../queries/tables'
import type { ImportSource } from './import-source'

export const FILE = {
  id: importFiles.id,
  name: importFiles.name,
  /** null once the file itself is no longer stored. */
  storageKey: importFiles.storageKey,
  bytes: importFiles.bytes,
  sha256: importFiles.sha256,
  facts: importFiles.facts,
  columnsKey: importFiles.columnsKey,
  /** As last sent; `readStoredMap` turns it into a map. */
  map: importFiles.map,
  /** Whether it was stored without the order of its keys. */
  orderLost: importFiles.orderLost,
  options: importFiles.options,
  checkJob: importFiles.checkJob,
  checkResult: importFiles.checkResult,
  createdBy: importFiles.createdBy,
  createdAt: importFiles.createdAt,
}

/** A file uploaded for import, with its progress. */
export type ImportFile = RowOf<typeof FILE>

/**
 * The stored file as the importer reads it, any number of times.
 *
 * @throws AppError 404 if the file is no longer stored; also while reading, if it is removed in the meantime
 */
export function storedSource({ name, storageKey }: Pick<ImportFile, 'name' | 'storageKey'>): ImportSource {
  const gone = () => notFound(`The file ${name} is no longer stored.`)
  if (storageKey === null) throw gone()
  async function* bytes(key: string): AsyncGenerator<Uint8Array> {
    const file = await storage().get(key)
    if (!file) throw gone()
    for await (const chunk of file.stream) yield chunk as Uint8Array
  }
  return { name, open: () => Readable.from(bytes(storageKey)) }
}
