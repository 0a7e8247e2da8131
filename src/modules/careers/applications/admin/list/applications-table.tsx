'use client'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { ListPager } from '@/ui/back-office/list/list-pager'
import { useMessageForList } from '@/ui/back-office/list/message-for-list'
import type { Page } from '@/ui/back-office/list/page-at'
import { Table } from '@/ui/back-office/list/table'
import type { StepContext } from '../steps/step-context'
import { StepOutcome } from '../steps/step-outcome'
import { APPLICATION_COLUMNS } from './application-columns'
import type { ApplicationLine } from './application-line'
import { SelectedBar } from './selected-bar'
import { useApplications } from './use-applications'
import * as words from './words'

type Props = { shown: Page<ApplicationLine>; context: StepContext; mayUpdate: boolean }

/** Applications as a table, with the steps of those selected. */
export function ApplicationsTable({ context, mayUpdate, shown }: Props) {
  const { limit, page, pages, rows } = shown
  const message = useMessageForList()
  const { current, selection, steps } = useApplications(rows, context, mayUpdate)
  const selectable = mayUpdate ? selection : null
  return (
    <>
      {mayUpdate && <SelectedBar ask={steps.ask} selection={selection} />}
      <StepOutcome before={message} done={steps.outcome} />
      {rows.length === 0 ? (
        <ListEmpty hint={words.appearHere} noMatch={words.noMatch} none={words.none} />
      ) : (
        <Table
          columns={APPLICATION_COLUMNS}
          current={current}
          isCompact
          label={words.applications}
          nameOf={({ job, name }) => `${name}, ${job}`}
          rows={rows}
          selection={selectable}
        />
      )}
      <ListPager limit={limit} page={page} pages={pages} selection={selectable} />
      {steps.dialog}
    </>
  )
}
