'use client'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import type { PeopleRow } from './people-row-type'
import * as words from './words'

/** Something that is about to be done to people; `all-blocked` names nobody, only how many there are. */
export type Plan =
  | { verb: 'activate' | 'block' | 'delete'; rows: PeopleRow[] }
  | { verb: 'all-blocked'; count: number }

const TITLES = {
  activate: words.activate,
  block: words.block,
  delete: words.deleteIt,
  'all-blocked': words.deleteAllBlocked,
}
const EFFECTS = {
  activate: words.anyoneWhoHasNotConfirmed,
  block: words.theyAreSignedOut,
  delete: words.theyCanNoLonger,
}
const CALLS = {
  activate: '/api/v1/users/bulk-activate',
  block: '/api/v1/users/bulk-block',
  delete: '/api/v1/users/bulk-delete',
} as const
const NAMED = 5

const nameOf = ({ person }: PeopleRow): string => `${person.firstName} ${person.lastName}`

/** Whom a plan can touch: those that the viewer may not are left out, and listed. */
const splitOf = (plan: Plan): { touched: PeopleRow[]; locked: PeopleRow[] } =>
  plan.verb === 'all-blocked'
    ? { touched: [], locked: [] }
    : {
        touched: plan.rows.filter(({ lock }) => lock === null),
        locked: plan.rows.filter(({ lock }) => lock !== null),
      }

type Props = { plan: Plan; onClose: () => void; onDone: (called: Called) => void }

/** Shows what is about to happen and to how many, and does it when confirmed. */
export function PeopleActionDialog({ onClose, onDone, plan }: Props) {
  const { locked, touched } = splitOf(plan)
  const count = plan.verb === 'all-blocked' ? plan.count : touched.length
  const run = async () =>
    onDone(
      plan.verb === 'all-blocked'
        ? await callApi('post', '/api/v1/users/delete-all-blocked')
        : await callApi('post', CALLS[plan.verb], { body: { ids: touched.map(({ person }) => person.id) } }),
    )
  const verb = plan.verb === 'all-blocked' ? words.deleteIt : TITLES[plan.verb]
  return (
    <ConfirmDialog
      disabled={count === 0}
      onClose={onClose}
      onConfirm={run}
      title={TITLES[plan.verb]}
      verb={`${verb} ${words.peopleCount(count)}`}
    >
      <p>
        {plan.verb === 'all-blocked' ? (
          <strong>{words.withBlockedAccountWillBeDeleted(words.peopleCount(count))}</strong>
        ) : (
          <strong>{touched.slice(0, NAMED).map(nameOf).join(', ') || words.nobody}</strong>
        )}
        {touched.length > NAMED && ` ${words.andMore(touched.length - NAMED)}`}
      </p>
      {locked.length > 0 && (
        <p>
          {words.leftOut}{' '}
          {locked
            .slice(0, NAMED)
            .map((row) => `${nameOf(row)} (${row.lock})`)
            .join('; ')}
          {locked.length > NAMED && ` ${words.andMore(locked.length - NAMED)}`}
        </p>
      )}
      <p>{EFFECTS[plan.verb === 'all-blocked' ? 'delete' : plan.verb]}</p>
    </ConfirmDialog>
  )
}
