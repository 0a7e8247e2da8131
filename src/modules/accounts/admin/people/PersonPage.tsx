'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/admin/admin.module.css'
import type { Called } from '@/ui/admin/call'
import type { Person } from '../../queries/list-people'
import { ContactDetails } from './ContactDetails'
import type { FormChoices } from './form-choices'
import { PersonForm } from './PersonForm'
import people from './people.module.css'

type Props = { person: Person | null; choices: FormChoices; mayUpdate: boolean }

const LIST = '/admin/user-management'

/** Somebody on a page of their own: the form, and what came of saving it. */
export function PersonPage({ choices, mayUpdate, person }: Props) {
  const router = useRouter()
  const [saved, setSaved] = useState<Called | null>(null)
  const done = (called: Called) => {
    setSaved(called)
    router.refresh()
  }
  if (saved)
    return (
      <div className={people.panel}>
        <p className={styles.alert} data-tone="green" role="status">
          {saved.message}
        </p>
        <Link className={styles.button} href={LIST}>
          Back to the list
        </Link>
      </div>
    )
  return (
    <div className={people.panel}>
      {person && !mayUpdate ? (
        <ContactDetails
          mayUpdate={false}
          onClose={() => router.push(LIST)}
          onEdit={() => undefined}
          person={person}
          showrooms={choices.showrooms}
        />
      ) : (
        <PersonForm choices={choices} onCancel={() => router.push(LIST)} onSaved={done} person={person} />
      )}
    </div>
  )
}
