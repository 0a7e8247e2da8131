'use client'
import { issuesOf } from '@/input/issues'
import { recordInput } from '@/input/record-input'
import { failureOf } from '@/kernel/lists/record-list-failures'
import type { RecordList } from '@/kernel/record-list'
import { ListScreen } from '@/ui/back-office/list/list-screen'
import type { Filter, ListPage, ListRow, ListShape } from '@/ui/back-office/list/list-type'
import type { FormRules } from '@/ui/back-office/record/form-rules-type'
import { RecordPage } from '@/ui/back-office/record/record-page'

/** What the form of a list obeys: the schema that its calls obey, and the list's own words of refusals. */
const rulesOf = (list: RecordList): FormRules => ({
  check: (values) => {
    const read = recordInput(list).safeParse(values)
    return read.success ? [] : issuesOf(read.error)
  },
  failure: (verb, called) => failureOf(list, verb, called),
})

type TableProps = { list: RecordList; shape: ListShape; filters: Filter[]; shown: ListPage }

/** The table of a list. */
export const RecordTable = ({ list, ...props }: TableProps) => <ListScreen {...props} rules={rulesOf(list)} />

type FormProps = { list: RecordList; shape: ListShape; row: ListRow | null }

/** A record of a list on a page of its own. */
export const RecordFormPage = ({ list, ...props }: FormProps) => (
  <RecordPage {...props} rules={rulesOf(list)} />
)
