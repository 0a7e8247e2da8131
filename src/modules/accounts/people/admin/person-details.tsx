'use client'
import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import dialog from '@/ui/back-office/dialog.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { LocalDay } from '@/ui/back-office/time/local-day'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import type { Person } from '../queries/select-person'
import { Avatar } from './avatar'
import { ChangeEmail } from './change-email'
import people from './people.module.css'
import { ProfilePictureButtons } from './profile-picture-buttons'
import { ResetSecondFactor } from './reset-second-factor'
import { showroomsOfPerson } from './showrooms-of-person'
import * as words from './words'

type Props = {
  person: Person
  showrooms: { id: number; name: string }[]
  mayUpdate: boolean
  onEdit: () => void
  onClose: () => void
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const dayOf = (iso: string | null): string | null => iso && day.format(new Date(iso))

const moment = (iso: string | null): ReactNode => iso && <LocalTime iso={iso} />

function factsOf(person: Person, showrooms: Props['showrooms']): [string, ReactNode][] {
  const places = showroomsOfPerson(person, showrooms)
  return [
    [words.phone, person.phoneNumber],
    [words.address, person.address],
    [words.city, [person.zip, person.city, person.state].filter(Boolean).join(' ')],
    [words.country, person.country],
    [words.gender, person.gender && words.GENDER_WORDS[person.gender]],
    [words.dateOfBirth, dayOf(person.dob)],
    [words.company, person.companyName],
    [words.companyAddress, person.companyAddress],
    [words.deliveryAddress1, person.deliveryAddress1],
    [words.deliveryAddress2, person.deliveryAddress2],
    [words.deliveryAddress3, person.deliveryAddress3],
    [words.showrooms, person.roleId ? places || words.none : null],
    [words.memberSince, <LocalDay iso={person.createdAt} key="since" utc />],
    [words.lastSignedIn, moment(person.lastSignInAt) ?? words.never],
    [words.secondFactor, person.roleId ? (person.hasSecondFactor ? words.setUp : words.none) : null],
    [words.emailAddressConfirmed, moment(person.emailVerifiedAt) ?? words.notYet],
  ]
}

/** Somebody as staff read them, with Edit and Close. What is empty is not shown. */
export function PersonDetails({ mayUpdate, onClose, onEdit, person, showrooms }: Props) {
  const [called, setCalled] = useState<Called | null>(null)
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <Summary person={person} />
      {mayUpdate && <ProfilePictureButtons has={person.profilePictureUrl !== null} of={person.id} />}
      <Facts person={person} showrooms={showrooms} />
      <CallOutcome called={called} />
      {isChanging && (
        <ChangeEmail
          id={person.id}
          onCalled={(answer) => {
            setCalled(answer)
            setChanging(false)
          }}
        />
      )}
      <div className={dialog.foot}>
        {person.roleId && (
          <Link className={styles.button} href={`/admin/user-management/access-map?person=${person.id}`}>
            {words.permissions}
          </Link>
        )}
        {mayUpdate && <AccountActions onCalled={setCalled} person={person} />}
        {mayUpdate && !isChanging && (
          <button className={styles.button} onClick={() => setChanging(true)} type="button">
            {words.changeEmail}
          </button>
        )}
        <button className={styles.button} onClick={onClose} type="button">
          {words.close}
        </button>
        {mayUpdate && (
          <button className={styles.primary} onClick={onEdit} type="button">
            {words.edit}
          </button>
        )}
      </div>
    </>
  )
}

type ActionsProps = { person: Person; onCalled: (called: Called) => void }

/** What staff do for somebody who cannot sign in: who was invited and never came, or lost the second factor. */
function AccountActions({ onCalled, person }: ActionsProps) {
  const { firstName, hasSecondFactor, id, lastName, status } = person
  return (
    <>
      {status === 'PENDING' && <InviteAgain id={id} onCalled={onCalled} />}
      {hasSecondFactor && <ResetSecondFactor id={id} name={`${firstName} ${lastName}`} onCalled={onCalled} />}
    </>
  )
}

function Summary({ person }: { person: Person }) {
  const { label, tone } = words.STATUS_WORDS[person.status]
  return (
    <div className={people.summary}>
      <Avatar large named person={person} />
      <span>
        {words.roleOrType(person)} · <StatusLabel tone={tone}>{label}</StatusLabel>
      </span>
    </div>
  )
}

function Facts({ person, showrooms }: Pick<Props, 'person' | 'showrooms'>) {
  return (
    <dl className={people.facts}>
      {factsOf(person, showrooms)
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function InviteAgain({ id, onCalled }: Omit<ActionsProps, 'person'> & { id: number }) {
  const [busy, setBusy] = useState(false)
  const invite = async () => {
    setBusy(true)
    onCalled(await callApi('post', '/api/v1/users/{id}/invite', { params: { path: { id } } }))
    setBusy(false)
  }
  return (
    <button className={styles.button} disabled={busy} onClick={invite} type="button">
      {busy ? words.sending : words.sendInvitationAgain}
    </button>
  )
}
