import type { Where } from 'payload'
import { isRecord } from '@/kernel/loose-values'

/** The condition of the list for a choice of folder: '' for all, 'none', or an id. */
export function folderWhere(choice: string): Where {
  if (choice === '') return {}
  const condition: Where = { folder: choice === 'none' ? { exists: false } : { equals: choice } }
  // As Payload's filters write it, so that they show it, too.
  return { or: [{ and: [condition] }] }
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)

/** The choice of folder that a list's condition stands for; '' if it is about anything else. */
export function shownFolder(where: unknown): string {
  const group = isRecord(where) ? firstOf(where.or) : undefined
  const condition = isRecord(group) ? firstOf(group.and) : undefined
  const folder = isRecord(condition) ? condition.folder : undefined
  if (!isRecord(folder)) return ''
  if (String(folder.exists) === 'false') return 'none'
  return folder.equals === undefined || folder.equals === null ? '' : String(folder.equals)
}
