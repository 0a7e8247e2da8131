'use client'
import { issuesOf } from '@/input/fields'
import { ListScreen } from '@/ui/back-office/list/ListScreen'
import type { FormRules } from '@/ui/back-office/list/RecordForm'
import { RecordPage } from '@/ui/back-office/list/RecordPage'
import type { Filter, ListPage, ListRow, ListShape } from '@/ui/back-office/list/types'
import { portFailure } from '../rules/port-words'
import { portInput } from '../schemas/port'

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
