'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { useLeave } from '@/ui/back-office/connection/use-leave'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import type { Called } from '@/ui/client/answer'
import type { Person } from '../queries/select-person'
import { PersonDetails } from './person-details'
import { PersonForm } from './person-form'
import type { FormChoices } from './person-form-choices'
import * as words from './words'

type Props = { person: Person | null; choices: FormChoices; mayUpdate: boolean }

const LIST = '/admin/user-management'

/** Somebody on a page of their own: the form, and what came of saving it. */
export function PersonPage({ choices, mayUpdate, person }: Props) {
  const router = useRouter()
  const leave = useLeave()
  const [saved, setSaved] = useState<Called | null>(null)
  const done = (called: Called) => {
    setSaved(called)
    router.refresh()
  }
  if (saved)
    return (
      <div className={list.panel}>
        <CallOutcome called={saved} />
        <Link className={styles.button} href={LIST}>
          {words.backToList}
        </Link>
      </div>
    )
  return (
    <div className={list.panel}>
      {person && !mayUpdate ? (
        <PersonDetails
          mayUpdate={false}
          onClose={() => leave(LIST)}
          onEdit={() => undefined}
          person={person}
          showrooms={choices.showrooms}
        />
      ) : (
        <PersonForm
          // Customers who are changed here stay what they are.
          asStaff={person === null || person.roleId !== null}
          choices={choices}
          onCancel={() => leave(LIST)}
          onReload={() => router.refresh()}
          onSaved={done}
          person={person}
        />
      )}
    </div>
  )
}
