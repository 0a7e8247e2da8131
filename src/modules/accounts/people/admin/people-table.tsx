'use client'
import { useState } from 'react'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { useList } from '@/ui/back-office/list/list-context'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { ListPager } from '@/ui/back-office/list/list-pager'
import type { Page } from '@/ui/back-office/list/page-at'
import { type Selection, useSelection } from '@/ui/back-office/list/use-selection'
import type { Called } from '@/ui/client/answer'
import { PeopleActionDialog, type Plan } from './people-action-dialog'
import type { May, PeopleRow } from './people-row-type'
import { PeopleRows } from './people-rows'
import { PeopleToolbar } from './people-toolbar'
import { PersonDialog, type Shown } from './person-dialog'
import type { FormChoices } from './person-form-choices'
import * as words from './words'

type Props = {
  shown: Page<PeopleRow>
  /** How many people are blocked in all. */
  blocked: number
  exportQuery: string
  may: May
  choices: FormChoices
  /** Whether the list is of staff, who are created as such. */
  isOfStaff: boolean
}

/** The row of the person whom a dialog shows; undefined if there is none, or if it is no longer on this page. */
const rowOf = (shown: Shown, rows: readonly PeopleRow[]): PeopleRow | undefined =>
  shown.kind === 'create' ? undefined : rows.find(({ id }) => id === shown.person.id)

/** What a dialog shows, of the person as the list has them now: a saved picture is there at once. */
function fresh(shown: Shown, row: PeopleRow | undefined): Shown {
  return shown.kind === 'details' && row ? { ...shown, person: row.person } : shown
}

/** What a dialog shows over the people, and what came of the last call. */
function usePeople() {
  const { refresh } = useList()
  const [plan, setPlan] = useState<Plan | null>(null)
  const [opened, setOpened] = useState<Shown | null>(null)
  const [outcome, setOutcome] = useState<Called | null>(null)
  const done = (called: Called) => {
    setOutcome(called)
    setPlan(null)
    setOpened(null)
    refresh()
  }
  return { plan, setPlan, opened, setOpened, outcome, done, reload: refresh }
}

/** The people of a page with everything that can be done to one of them, to some, or to all who are blocked. */
export function PeopleTable({ blocked, choices, exportQuery, isOfStaff, may, shown }: Props) {
  const { limit, page, pages, rows, total } = shown
  const selection = useSelection(rows)
  const people = usePeople()
  return (
    <>
      <PeopleToolbar
        blocked={blocked}
        exportQuery={exportQuery}
        may={may}
        onCreate={() => people.setOpened({ kind: 'create' })}
        onPlan={people.setPlan}
        selection={selection}
        total={total}
      />
      <CallOutcome called={people.outcome} />
      {rows.length === 0 ? (
        <ListEmpty
          hint={words.createFirstOne}
          noMatch={words.noOneMatchesTheseFilters}
          none={words.noPeopleYet}
        />
      ) : (
        <PeopleRows
          may={may}
          onOpen={({ open, person }) => people.setOpened({ kind: 'details', person, open })}
          onPlan={people.setPlan}
          rows={rows}
          selection={selection}
          showrooms={choices.showrooms}
        />
      )}
      <ListPager limit={limit} page={page} pages={pages} selection={selection} />
      <Dialogs choices={choices} isOfStaff={isOfStaff} people={people} rows={rows} selection={selection} />
    </>
  )
}

type DialogsProps = {
  choices: FormChoices
  isOfStaff: boolean
  people: ReturnType<typeof usePeople>
  rows: readonly PeopleRow[]
  selection: Selection
}

function Dialogs({ choices, isOfStaff, people, rows, selection }: DialogsProps) {
  const { done, opened, plan, reload, setOpened, setPlan } = people
  const row = opened ? rowOf(opened, rows) : undefined
  const forget = (plan: Plan) =>
    plan.verb === 'all-blocked' ? selection.clear() : selection.drop(plan.rows.map(({ id }) => id))
  return (
    <>
      {plan && (
        <PeopleActionDialog
          onClose={() => setPlan(null)}
          onDone={(called) => {
            if (called.ok) forget(plan)
            done(called)
          }}
          plan={plan}
        />
      )}
      {opened && (
        <PersonDialog
          asStaff={opened.kind === 'create' ? isOfStaff : opened.person.roleId !== null}
          choices={choices}
          onClose={() => setOpened(null)}
          onReload={row ? reload : null}
          onSaved={done}
          shown={fresh(opened, row)}
        />
      )}
    </>
  )
}
