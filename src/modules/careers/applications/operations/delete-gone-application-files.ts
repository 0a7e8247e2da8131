import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { deleteGoneFiles, type GoneFiles } from '@/server/storage/delete-gone-files'

const GONE: GoneFiles = {
  table: 'application_files_gone',
  usesOf: (path) => sql`FROM job_applications WHERE resume_path = ${path} OR cover_letter_path = ${path}`,
}

/** Removes the files of applications that are gone, and returns how many. */
export const deleteGoneApplicationFiles = (payload: Payload, signal?: AbortSignal): Promise<number> =>
  deleteGoneFiles(payload, GONE, signal)
