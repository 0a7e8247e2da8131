'use client'
import { MergeScreen } from '@/ui/back-office/merge/merge-screen'
import type { Conflict } from '@/ui/back-office/merge/use-versions'
import * as mergeWords from '@/ui/back-office/merge/words'
import type { Person } from '../queries/list-people'
import type { FormChoices } from './form-choices'
import { mergedPerson, personRows } from './merge-people'
import type { PersonValues } from './person-form'
import * as words from './words'

type Props = { choices: FormChoices; conflict: Conflict<Person | null, PersonValues> }

/** What was saved elsewhere and what was entered here, side by side, until they are one person. */
export const MergePerson = ({ choices, conflict: { discard, merge, versions } }: Props) => (
  <MergeScreen
    {...personRows(versions, choices)}
    onDiscard={discard}
    onSave={(chosen) => merge(mergedPerson(versions, chosen))}
    theirsLabel={mergeWords.otherVersion}
    title={mergeWords.savedMeanwhile(words.contact.toLowerCase())}
  />
)
