'use client'
import { issuesOf } from '@/input/fields'
import { ListScreen } from '@/ui/back-office/list/ListScreen'
import type { FormRules } from '@/ui/back-office/list/RecordForm'
import { RecordPage } from '@/ui/back-office/list/RecordPage'
import type { Filter, ListPage, ListRow, ListShape } from '@/ui/back-office/list/types'
import { showroomInput } from '../schemas/showroom'

const rules: FormRules = {
  check: (values) => {
    const read = showroomInput.safeParse(values)
    return read.success ? [] : issuesOf(read.error)
  },
  failure: (verb, { isSaid, message }) => (isSaid ? message : `Failed to ${verb} showroom office`),
}

type ListProps = { shape: ListShape; filters: Filter[]; shown: ListPage }

/** The table of showroom offices, with the words that are theirs. */
export const ShowroomsList = (props: ListProps) => <ListScreen {...props} rules={rules} />

/** A showroom office on a page of its own. */
export const ShowroomPage = (props: { shape: ListShape; row: ListRow | null }) => (
  <RecordPage {...props} rules={rules} />
)
