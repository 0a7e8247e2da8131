import type { Db } from '@/server/db-of'
import { toHtml } from '../engine/to-html'
import type { Content } from '../rules/content'

/** A text as HTML with its pictures, for calls of other modules. */
export const readContentHtml = (db: Db, content: Content | null): Promise<string> => toHtml(db, content)
