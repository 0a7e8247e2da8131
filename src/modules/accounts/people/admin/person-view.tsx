import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { getPerson } from '../queries/get-person'
import type { Person } from '../queries/select-person'
import { PeopleTabs } from './people-tabs'
import { personFormChoices } from './person-form-choices'
import { PersonPage } from './person-page'
import * as words from './words'

const nameOf = ({ email, firstName, lastName }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email

/** A new person, or one that is changed, on a page of its own. */
export async function PersonView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const id = Number([view.params?.segments ?? []].flat()[2] ?? 0)
  const isNew = id === 0
  const allowed = can(actor, 'accounts', isNew ? 'create' : 'read')
  const frame = { view, allowed, title: isNew ? words.newMemberOfStaff : words.contact }
  if (!allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const person = isNew ? null : await getPerson(req.payload.db.drizzle, id)
  if (!isNew && !person) notFound()
  return (
    <AdminFrame {...frame} lead={person?.email} title={person ? nameOf(person) : frame.title}>
      <PeopleTabs current="" seesDeleted={can(actor, 'accounts', 'delete')} />
      <PersonPage
        choices={await personFormChoices(req)}
        key={id}
        mayUpdate={can(actor, 'accounts', 'update')}
        person={person}
      />
    </AdminFrame>
  )
}
