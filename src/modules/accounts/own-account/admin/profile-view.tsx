import type { AdminViewServerProps } from 'payload'
import { Avatar } from '@/modules/accounts/people/admin/avatar'
import people from '@/modules/accounts/people/admin/people.module.css'
import { personFormChoices } from '@/modules/accounts/people/admin/person-form-choices'
import { ProfilePictureButtons } from '@/modules/accounts/people/admin/profile-picture-buttons'
import { getPerson } from '@/modules/accounts/people/queries/get-person'
import { getOwnSecondFactor } from '@/modules/accounts/sign-in/queries/get-own-second-factor'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import list from '@/ui/back-office/list/list-context.module.css'
import { AppearanceChoice } from './appearance-choice'
import { OwnDetails } from './own-details'
import { OwnPassword } from './own-password'
import { OwnSecondFactor } from './own-second-factor'
import * as words from './words'

/** The own account of a member of staff: details and password. */
export async function ProfileView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const frame = { view, allowed: actor.kind === 'staff', title: words.myProfile }
  if (actor.kind !== 'staff') return <AdminFrame {...frame}>{null}</AdminFrame>
  const person = await getPerson(req.payload.db.drizzle, actor.id)
  if (!person) return <AdminFrame {...frame}>{null}</AdminFrame>
  const { countries, topCountries } = await personFormChoices(req)
  return (
    <AdminFrame {...frame} lead={person.roleName}>
      <div className={list.panel}>
        <div className={people.summary}>
          <Avatar large named person={person} />
          <ProfilePictureButtons has={person.profilePictureUrl !== null} of="me" />
        </div>
        <section className={styles.section}>
          <h2>{words.details}</h2>
          <OwnDetails
            countries={countries}
            key={person.updatedAt}
            person={person}
            topCountries={topCountries}
          />
        </section>
        <section className={styles.section}>
          <h2>{words.password}</h2>
          <OwnPassword />
        </section>
        <section className={styles.section}>
          <h2>{words.secondFactor}</h2>
          <OwnSecondFactor state={await getOwnSecondFactor(req)} />
        </section>
        <section className={styles.section}>
          <h2>{words.appearance}</h2>
          <AppearanceChoice />
        </section>
      </div>
    </AdminFrame>
  )
}
