import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { deleteGoneFiles, type GoneFiles } from '@/server/storage/delete-gone-files'

const GONE: GoneFiles = {
  table: 'ticket_files_gone',
  usesOf: (path) => sql`FROM (SELECT file_path FROM ticket_attachments WHERE file_path = ${path}
    UNION ALL SELECT raw_path FROM inbound_mails WHERE raw_path = ${path}) used`,
}

/** Removes the files of attachments and e-mails that were deleted, and returns how many. */
export const deleteGoneTicketFiles = (payload: Payload, signal?: AbortSignal): Promise<number> =>
  deleteGoneFiles(payload, GONE, signal)
