'use client'
import { issuesOf } from '@/modules/accounts/schemas/fields'
import { ListScreen } from '@/ui/admin/list/ListScreen'
import type { FormRules } from '@/ui/admin/list/RecordForm'
import { RecordPage } from '@/ui/admin/list/RecordPage'
import type { Filter, ListPage, ListRow, ListShape } from '@/ui/admin/list/types'
import { showroomInput } from '../../schemas/showroom'

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
