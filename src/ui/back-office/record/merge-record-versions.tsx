'use client'
import type { ReactNode } from 'react'
import list from '../list/list-context.module.css'
import type { Field, ListRow, ListShape } from '../list/list-type'
import { mergeRows } from '../merge/merge-rows'
import { MergeScreen } from '../merge/merge-screen'
import type { Conflict } from '../merge/use-versions'
import * as words from '../merge/words'
import { type Entry, pictureOf } from './record-draft'
import { mergedEntry, partsOf, recordReport } from './record-versions'

/** What a field is in words or as a picture, '' if it is empty. */
function shown(field: Field, { draft, labels }: Entry): ReactNode {
  const value = draft[field.name]
  if (field.kind === 'flag') return value === true ? words.yes : words.no
  if (field.kind === 'image') {
    const { file, url } = pictureOf(value)
    if (file) return file.name
    return url === null ? '' : <Picture url={url} />
  }
  const text = typeof value === 'string' ? value : ''
  if (text === '' || (field.kind !== 'choice' && field.kind !== 'link')) return text
  return field.options?.find((option) => option.value === text)?.label ?? (labels[field.name] || text)
}

const Picture = ({ url }: { url: string }) => (
  <span className={list.imageField}>
    <img alt="" src={url} />
  </span>
)

type Props = {
  /** Why only the other version can be chosen. */
  closed?: string | null
  conflict: Conflict<ListRow | null, Entry>
  shape: Pick<ListShape, 'fields' | 'singular'>
}

/** What was saved elsewhere and what was entered here, side by side, until they are one record. */
export function MergeRecordVersions({ closed, conflict, shape: { fields, singular } }: Props) {
  const { discard, merge, versions } = conflict
  const fieldsIn = (part: string) => partsOf(fields).find(({ name }) => name === part)?.fields ?? []
  const rows = mergeRows(versions, {
    report: recordReport(fields, versions),
    merged: mergedEntry(fields, versions, {}),
    labelOf: (part) => words.together(fieldsIn(part).map(({ label }) => label)),
    textOf: (part, entry) => inOne(fieldsIn(part).map((field) => shown(field, entry))),
  })
  return (
    <MergeScreen
      {...rows}
      closed={closed}
      onDiscard={discard}
      onSave={(choices) => merge(mergedEntry(fields, versions, choices))}
      theirsLabel={words.otherVersion}
      title={words.savedMeanwhile(singular.toLowerCase())}
    />
  )
}

/** Only texts stand beside each other. */
const inOne = (values: ReactNode[]): ReactNode =>
  values.length === 1 ? values[0] : values.filter(Boolean).join(' ')
