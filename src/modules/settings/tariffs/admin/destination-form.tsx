import { useState } from 'react'
import { issuesOf } from '@/input/issues'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import dialog from '@/ui/back-office/dialog.module.css'
import type { Field } from '@/ui/back-office/list/list-type'
import { DraftFields } from '@/ui/back-office/record/draft-fields'
import type { Draft } from '@/ui/back-office/record/record-draft'
import { useDraftForm } from '@/ui/back-office/record/use-draft-form'
import { Refusal } from '@/ui/back-office/refusal'
import { SaveButton } from '@/ui/back-office/save-button'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { refusalOf } from '@/ui/form/refusal-of'
import type { StoredDestination } from '../queries/list-destinations'
import { DESTINATION_MAX } from '../rules/destination-and-import-rule-limits'
import { DUTY_CURRENCIES, destinationInput } from '../schemas/destinations'
import * as words from './destination-words'

type Props = {
  /** Null for a new one. */
  destination: StoredDestination | null
  onClose: () => void
  /** Called with its URL once it is saved. */
  onSaved: (slug: string) => void
}

const FIELDS: Field[] = [
  { name: 'country', label: words.country, kind: 'text', required: true, max: DESTINATION_MAX.country },
  {
    name: 'slug',
    label: words.address,
    kind: 'text',
    required: true,
    max: DESTINATION_MAX.slug,
    help: words.addressHelp,
  },
  {
    name: 'timezone',
    label: words.timezone,
    kind: 'text',
    required: true,
    max: DESTINATION_MAX.timezone,
    help: words.timezoneHelp,
  },
  {
    name: 'currency',
    label: words.currency,
    kind: 'choice',
    required: true,
    options: DUTY_CURRENCIES.map((code) => ({ value: code, label: code })),
  },
  {
    name: 'note',
    label: words.note,
    kind: 'area',
    max: DESTINATION_MAX.note,
    help: words.noteHelp,
    wide: true,
  },
  { name: 'active', label: words.activeLabel, kind: 'flag', wide: true },
]

const draftFor = (destination: StoredDestination | null): Draft => ({
  country: destination?.country ?? '',
  slug: destination?.slug ?? '',
  timezone: destination?.timezone ?? '',
  currency: destination?.currency ?? '',
  note: destination?.note ?? '',
  active: destination?.active ?? false,
})

const idOf = (name: string): string => `destination-${name}`

function useCountry({ destination, onSaved }: Props) {
  const { run } = useWrite()
  const [draft, setDraft] = useState(() => draftFor(destination))
  const form = useDraftForm({
    names: FIELDS.map(({ name }) => name),
    idOf,
    submit: async () => {
      const read = destinationInput.safeParse({ ...draft, note: draft.note || null })
      if (!read.success) return refusalOf(issuesOf(read.error))
      const { data } = read
      const answer = await run(
        destination
          ? callApi('put', '/api/v1/destinations/{slug}', {
              params: { path: { slug: destination.slug } },
              body: { ...data, updatedAt: destination.updatedAt },
            })
          : callApi('post', '/api/v1/destinations', { body: data }),
      )
      if (answer.ok) onSaved(data.slug)
      return answer
    },
  })
  const change = (name: string, value: Draft[string]) => {
    setDraft((before) => ({ ...before, [name]: value }))
    form.fault(name, null)
  }
  return { ...form, change, draft }
}

/** A country: new, or with another time zone, currency or note, or switched on or off. */
export function DestinationForm(props: Props) {
  const { change, draft, isBusy, issueOf, problem, submit } = useCountry(props)
  const { destination, onClose } = props
  return (
    <AdminDialog
      onClose={onClose}
      title={destination ? words.editNamed(destination.country) : words.addDestination}
    >
      <form noValidate onSubmit={submit}>
        {problem && <Refusal>{problem}</Refusal>}
        <DraftFields draft={draft} fields={FIELDS} idOf={idOf} issueOf={issueOf} onChange={change} />
        <div className={dialog.foot}>
          <button className={styles.button} onClick={onClose} type="button">
            {words.cancel}
          </button>
          <SaveButton isBusy={isBusy}>{isBusy ? words.saving : words.save}</SaveButton>
        </div>
      </form>
    </AdminDialog>
  )
}
