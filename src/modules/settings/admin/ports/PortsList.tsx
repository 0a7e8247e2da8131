'use client'
import { issuesOf } from '@/modules/accounts/schemas/fields'
import { ListScreen } from '@/ui/admin/list/ListScreen'
import type { FormRules } from '@/ui/admin/list/RecordForm'
import { RecordPage } from '@/ui/admin/list/RecordPage'
import type { Filter, ListPage, ListRow, ListShape } from '@/ui/admin/list/types'
import { portFailure } from '../../rules/port-words'
import { portInput } from '../../schemas/port'

const rules: FormRules = {
  check: (values) => {
    const read = portInput.safeParse(values)
    return read.success ? [] : issuesOf(read.error)
  },
  failure: portFailure,
}

type ListProps = { shape: ListShape; filters: Filter[]; shown: ListPage }

/** The table of ports, with the words that are theirs. */
export const PortsList = (props: ListProps) => <ListScreen {...props} rules={rules} />

/** A port on a page of its own. */
export const PortPage = (props: { shape: ListShape; row: ListRow | null }) => (
  <RecordPage {...props} rules={rules} />
)
