import type { Issue } from '@/kernel/issue'
import type { Answer } from '@/ui/client/answer'
import { changeRecord, changeSettings, createRecord, type SavedRecord } from '@/ui/client/record-calls'
import { uploadPictureOnce } from '@/ui/client/upload-picture'
import type { ListRow, ListShape, Values } from '../list/list-type'
import { bodyOf, type Draft, pictureOf } from './record-draft'

/** The result of sending; errors by field name. */
type Outcome = { called: Answer<SavedRecord>; issues: Issue[] }

/** Waits for the uploads of chosen pictures, then sends the record; errors are returned by field name. */
export async function sendRecord(shape: ListShape, row: ListRow | null, draft: Draft): Promise<Outcome> {
  const files: Values = {}
  for (const { folder = 'images', kind, name } of shape.fields) {
    const file = kind === 'image' ? pictureOf(draft[name]).file : undefined
    if (!file) continue
    const sent = await uploadPictureOnce(file, folder)
    if (!sent.ok) {
      const issues = [{ path: name, message: sent.message }]
      return { called: { ok: false, message: sent.message, issues }, issues }
    }
    files[name] = sent.value.mediaId
  }
  const values = { ...bodyOf(shape.fields, draft), ...files }
  const sent = Object.fromEntries(
    shape.fields.filter(({ local }) => !local).map((field) => [field.sent ?? field.name, values[field.name]]),
  )
  const called = row
    ? await (shape.groups
        ? changeSettings(shape.path, { ...sent, updatedAt: row.updatedAt })
        : changeRecord(shape.path, row.id, { ...sent, updatedAt: row.updatedAt }))
    : await createRecord(shape.path, sent)
  const issues = called.issues.map(({ message, path }) => ({
    path: shape.fields.find((field) => (field.sent ?? field.name) === path)?.name ?? path,
    message,
  }))
  return { called, issues }
}
