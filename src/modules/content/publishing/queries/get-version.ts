import type { Db } from '@/server/db-of'
import type { ContentKind } from '../rules/content-kinds'
import { type ContentVersion, listVersions } from './list-versions'

/** One version of a record; undefined if it is not one of its. */
export const getVersion = async (
  db: Db,
  kind: ContentKind,
  id: number,
  versionId: number,
): Promise<ContentVersion | undefined> =>
  (await listVersions(db, kind, id)).find((version) => version.id === versionId)
