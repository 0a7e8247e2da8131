'use client'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import dialog from '@/ui/back-office/dialog.module.css'
import type { Option } from '@/ui/back-office/list/list-type'
import { Refusal } from '@/ui/back-office/refusal'
import { SaveButton } from '@/ui/back-office/save-button'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import {
  TICKET_PRIORITIES,
  TICKET_PRIORITY_LABELS,
  TICKET_TYPE_LABELS,
  TICKET_TYPES,
} from '../../rules/ticket-choices'
import { CUSTOMER_NAME_MAX, EMAIL_MAX, SUBJECT_MAX } from '../../rules/ticket-limits'
import { ChoiceField, TextField } from '../ticket-form-fields'
import type { TicketData } from './read-ticket-screen'
import css from './ticket.module.css'
import * as words from './words'

const valuesOf = ({ ticket }: TicketData) => ({
  priority: ticket.priority,
  ticketType: ticket.type,
  subject: ticket.subject,
  showroomLocation: ticket.showroomId === null ? '' : String(ticket.showroomId),
  customerName: ticket.customerName ?? '',
  customerEmail: ticket.customerEmail ?? '',
})

type Values = ReturnType<typeof valuesOf>

/** What was changed, so that what somebody else changed meanwhile stays. */
function changesOf(values: Values, before: Values): Partial<Values> {
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== before[name])
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

function useDetails(data: TicketData, onClose: () => void) {
  const { run } = useWrite()
  const defaultValues = valuesOf(data)
  return useSchemaForm<Values>({
    defaultValues,
    fallback: words.failedToSave,
    submit: async (values) => {
      const params = { path: { id: data.ticket.id } }
      const body = changesOf(values, defaultValues)
      const answer = await run(callApi('patch', '/api/v1/support-management/tickets/{id}', { params, body }))
      if (answer.ok) onClose()
      return answer
    },
  })
}

/** Changes priority, type, subject and showroom, and who a stranger is. */
export function DetailsDialog({ data, onClose }: { data: TicketData; onClose: () => void }) {
  const { errorOf, isBusy, problem, register, submit } = useDetails(data, onClose)
  const of = (name: keyof Values) => ({ field: register(name), error: errorOf(name) })
  return (
    <AdminDialog narrow onClose={onClose} title={words.editDetails}>
      <form className={css.stack} onSubmit={submit}>
        <ChoiceField {...of('priority')} label={words.priority} options={PRIORITIES} />
        <ChoiceField {...of('ticketType')} label={words.type} options={TYPES} />
        <TextField {...of('subject')} label={words.subject} max={SUBJECT_MAX} />
        <ChoiceField {...of('showroomLocation')} label={words.showroom} options={showroomsOf(data)} />
        {data.ticket.customerId === null && (
          <>
            <TextField {...of('customerName')} label={words.customerName} max={CUSTOMER_NAME_MAX} />
            <TextField {...of('customerEmail')} label={words.customerEmail} max={EMAIL_MAX} />
          </>
        )}
        {problem && <Refusal>{problem}</Refusal>}
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

const PRIORITIES = TICKET_PRIORITIES.map((value) => ({ value, label: TICKET_PRIORITY_LABELS[value] }))
const TYPES = TICKET_TYPES.map((value) => ({ value, label: TICKET_TYPE_LABELS[value] }))

const showroomsOf = ({ choices }: TicketData): Option[] => [
  { value: '', label: words.noShowroom },
  ...choices.showrooms.map(({ id, name }) => ({ value: String(id), label: name })),
]
