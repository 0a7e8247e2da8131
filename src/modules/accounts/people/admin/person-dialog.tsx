'use client'
import { useState } from 'react'
import { AdminDialog } from '@/ui/back-office/dialog'
import type { Called } from '@/ui/client/answer'
import type { Person } from '../queries/select-person'
import { PersonDetails } from './person-details'
import { PersonForm } from './person-form'
import type { FormChoices } from './person-form-choices'
import * as words from './words'

export type Shown = { kind: 'create' } | { kind: 'details'; person: Person; open: boolean }

type Props = {
  shown: Shown
  /** Whether it is, or becomes, a member of staff. */
  asStaff: boolean
  choices: FormChoices
  onClose: () => void
  onSaved: (called: Called) => void
  /** Reads the list again; null if it does not have the person any more. */
  onReload: (() => void) | null
}

/** 'Contacts' makes somebody; 'Contact Details' shows somebody and can be turned into the form. */
export function PersonDialog({ asStaff, choices, onClose, onReload, onSaved, shown }: Props) {
  const [editing, setEditing] = useState(false)
  const person = shown.kind === 'details' ? shown.person : null
  return (
    <AdminDialog onClose={onClose} title={person ? words.contactDetails : words.contacts}>
      {person && !editing ? (
        <PersonDetails
          mayUpdate={shown.kind === 'details' && shown.open}
          onClose={onClose}
          onEdit={() => setEditing(true)}
          person={person}
          showrooms={choices.showrooms}
        />
      ) : (
        <PersonForm
          asStaff={asStaff}
          choices={choices}
          onCancel={person ? () => setEditing(false) : onClose}
          onReload={onReload}
          onSaved={onSaved}
          person={person}
        />
      )}
    </AdminDialog>
  )
}
