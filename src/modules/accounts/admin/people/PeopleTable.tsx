'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import styles from '@/ui/admin/admin.module.css'
import type { Called } from '@/ui/admin/call'
import type { Person } from '../../queries/list-people'
import { ContactDialogs, type Shown } from './ContactDialogs'
import type { FormChoices } from './form-choices'
import { PeopleRows } from './PeopleRows'
import { type Plan, PlanDialog } from './PlanDialog'
import { Toolbar } from './Toolbar'

/** Somebody in the list; `lock` says why the viewer may not block or delete them, `open` whether they may be changed. */
export type PeopleRow = { person: Person; lock: string | null; open: boolean }
export type May = { create: boolean; update: boolean; delete: boolean }

type Props = {
  rows: PeopleRow[]
  total: number
  /** How many people are blocked in all. */
  blocked: number
  exportQuery: string
  may: May
  choices: FormChoices
  /** Shown in place of the table when there is nobody. */
  children: ReactNode
}

/** What a dialog shows, of the person as the list has them now: a saved picture is there at once. */
function fresh(shown: Shown, rows: readonly PeopleRow[]): Shown {
  if (shown.kind === 'create') return shown
  const row = rows.find(({ person }) => person.id === shown.person.id)
  return row ? { ...shown, person: row.person } : shown
}

/** The people of a page with everything that can be done to one of them, to some, or to all who are blocked. */
export function PeopleTable({ blocked, children, choices, exportQuery, may, rows, total }: Props) {
  const router = useRouter()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [plan, setPlan] = useState<Plan | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [outcome, setOutcome] = useState<Called | null>(null)
  const done = (called: Called) => {
    setOutcome(called)
    setPlan(null)
    if (called.ok) setSelected(new Set())
    router.refresh()
  }
  const chosen = rows.filter(({ person }) => selected.has(person.id))
  return (
    <>
      <Toolbar
        blocked={blocked}
        chosen={chosen}
        exportQuery={exportQuery}
        may={may}
        onCreate={() => setShown({ kind: 'create' })}
        onPlan={setPlan}
        total={total}
      />
      <div aria-live="polite">
        {outcome && (
          <div className={styles.alert} data-tone={outcome.ok ? 'green' : 'red'} role="status">
            {outcome.message}
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        children
      ) : (
        <PeopleRows
          may={may}
          onOpen={({ open, person }) => setShown({ kind: 'details', person, open })}
          onPlan={setPlan}
          rows={rows}
          select={setSelected}
          selected={selected}
        />
      )}
      {plan && <PlanDialog onClose={() => setPlan(null)} onDone={done} plan={plan} />}
      {shown && (
        <ContactDialogs
          choices={choices}
          onClose={() => setShown(null)}
          onSaved={(called) => {
            setShown(null)
            done(called)
          }}
          shown={fresh(shown, rows)}
        />
      )}
    </>
  )
}
