'use client'
import { MergeScreen } from '@/ui/back-office/merge/merge-screen'
import type { Conflict } from '@/ui/back-office/merge/use-versions'
import * as mergeWords from '@/ui/back-office/merge/words'
import type { Person } from '../queries/select-person'
import type { FormChoices } from './person-form-choices'
import type { PersonValues } from './person-form-values'
import { mergedPerson, personRows } from './person-versions'
import * as words from './words'

type Props = { choices: FormChoices; conflict: Conflict<Person | null, PersonValues> }

/** What was saved elsewhere and what was entered here, side by side, until they are one person. */
export const MergePersonVersions = ({ choices, conflict: { discard, merge, versions } }: Props) => (
  <MergeScreen
    {...personRows(versions, choices)}
    onDiscard={discard}
    onSave={(chosen) => merge(mergedPerson(versions, chosen))}
    theirsLabel={mergeWords.otherVersion}
    title={mergeWords.savedMeanwhile(words.contact.toLowerCase())}
  />
)
