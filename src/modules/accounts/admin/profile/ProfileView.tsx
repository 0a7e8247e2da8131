import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/admin/AdminFrame'
import styles from '@/ui/admin/admin.module.css'
import list from '@/ui/admin/list/list.module.css'
import { getPerson } from '../../queries/list-people'
import { ownSecondFactor } from '../../queries/own-second-factor'
import { Avatar } from '../people/Avatar'
import { formChoices } from '../people/form-choices'
import { PictureButtons } from '../people/PictureButtons'
import people from '../people/people.module.css'
import { OwnDetails } from './OwnDetails'
import { OwnPassword } from './OwnPassword'
import { OwnSecondFactor } from './OwnSecondFactor'

/** The own account of a member of staff: details and password. */
export async function ProfileView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const frame = { view, allowed: actor.kind === 'staff', title: 'My profile' }
  if (actor.kind !== 'staff') return <AdminFrame {...frame}>{null}</AdminFrame>
  const person = await getPerson(req.payload.db.drizzle, actor.id)
  if (!person) return <AdminFrame {...frame}>{null}</AdminFrame>
  const { countries, topCountries } = await formChoices(req)
  const actions = (
    <Link className={styles.button} href="/admin/account">
      Language and colours
    </Link>
  )
  return (
    <AdminFrame {...frame} actions={actions} lead={person.roleName}>
      <div className={list.panel}>
        <div className={people.summary}>
          <Avatar large named person={person} />
          <PictureButtons has={person.profilePictureUrl !== null} path="/users/my-picture" />
        </div>
        <section className={styles.section}>
          <h2>Details</h2>
          <OwnDetails
            countries={countries}
            key={person.updatedAt}
            person={person}
            topCountries={topCountries}
          />
        </section>
        <section className={styles.section}>
          <h2>Password</h2>
          <OwnPassword />
        </section>
        <section className={styles.section}>
          <h2>Second factor</h2>
          <OwnSecondFactor state={await ownSecondFactor(req)} />
        </section>
      </div>
    </AdminFrame>
  )
}
