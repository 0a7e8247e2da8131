'use client'
import styles from '@/ui/back-office/admin.module.css'
import { useLeave } from '@/ui/back-office/connection/use-leave'
import { FormFailure } from '@/ui/back-office/form-failure'
import { LabelledField } from '@/ui/back-office/labelled-field'
import type { Option } from '@/ui/back-office/list/list-type'
import requests from '@/ui/back-office/requests.module.css'
import { SaveButton } from '@/ui/back-office/save-button'
import { callApi } from '@/ui/client/call-api'
import { forgetIdempotencyKey, idempotencyKey } from '@/ui/client/idempotency-key'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import type { TicketChoices } from '../../queries/list-ticket-choices'
import {
  TICKET_PRIORITIES,
  TICKET_PRIORITY_LABELS,
  TICKET_TYPE_LABELS,
  TICKET_TYPES,
  type TicketPriority,
  type TicketType,
} from '../../rules/ticket-choices'
import { staffTicketHref } from '../../rules/ticket-hrefs'
import { CUSTOMER_NAME_MAX, EMAIL_MAX, MESSAGE_MAX, SUBJECT_MAX } from '../../rules/ticket-limits'
import { ChoiceField, TextField } from '../ticket-form-fields'
import css from './create-ticket.module.css'
import * as words from './words'

const EMPTY = {
  customerEmail: '',
  customerName: '',
  subject: '',
  description: '',
  ticketType: 'QUESTION' as TicketType,
  priority: 'NORMAL' as TicketPriority,
  department: '',
  handler: '',
  showroomLocation: '',
}

type Values = typeof EMPTY
/** What a new ticket is stored and sent under until it is created. */
const DRAFT = 'new ticket'

const idOrNull = (chosen: string): number | null => (chosen === '' ? null : Number(chosen))

/** The fields that errors of the server are about, where they are called otherwise. */
const FIELDS: Record<string, string> = { assignedDepartmentId: 'department', assignedHandlerId: 'handler' }

function useNewTicket() {
  const leave = useLeave()
  return useSchemaForm<Values>({
    defaultValues: EMPTY,
    draft: { name: DRAFT, at: '', of: 'values' },
    guardsChanges: true,
    fallback: words.failedToCreate,
    fieldOf: (path) => FIELDS[path] ?? path,
    isFinal: true,
    submit: async ({ department, handler, ...texts }, { markSaved }) => {
      const body = {
        ...texts,
        assignedDepartmentId: idOrNull(department),
        assignedHandlerId: idOrNull(handler),
      }
      const headers = { 'idempotency-key': idempotencyKey(DRAFT, body) }
      const answer = await callApi('post', '/api/v1/support-management/tickets', { body, headers })
      if (!answer.ok) return answer
      forgetIdempotencyKey(DRAFT)
      markSaved()
      leave(staffTicketHref(answer.body.data.id))
      return answer
    },
  })
}

type Form = ReturnType<typeof useNewTicket>
type FieldOf = { field: ReturnType<Form['register']>; error: string | undefined }

/** Who asked what, and who is to answer. */
export function CreateTicketForm({ choices }: { choices: TicketChoices }) {
  const form = useNewTicket()
  const { isBusy, persisted, problem, refused } = form
  const of = (name: keyof Values): FieldOf => ({ field: form.register(name), error: form.errorOf(name) })
  return (
    <form className={css.form} onSubmit={form.submit}>
      <FormFailure
        isBroughtBack={persisted.isRestored}
        isUnsent={refused !== null && refused.status === undefined}
        message={problem}
        onReload={null}
      />
      <Question of={of} />
      <div className={css.pair}>
        <ChoiceField {...of('ticketType')} label={words.type} options={TYPES} />
        <ChoiceField {...of('priority')} label={words.priority} options={PRIORITIES} />
        <ChoiceField {...of('department')} label={words.department} options={departmentsOf(choices)} />
        <ChoiceField
          {...of('handler')}
          label={words.handler}
          options={withNone(words.nobody, choices.agents)}
        />
        <ChoiceField
          {...of('showroomLocation')}
          label={words.showroom}
          options={withNone(words.noShowroom, choices.showrooms)}
        />
      </div>
      <div className={styles.actions}>
        <SaveButton isBusy={isBusy}>{isBusy ? words.creating : words.create}</SaveButton>
      </div>
    </form>
  )
}

/** Who asked, and what. */
function Question({ of }: { of: (name: keyof Values) => FieldOf }) {
  const { error, field } = of('description')
  return (
    <>
      <div className={css.pair}>
        <TextField
          {...of('customerEmail')}
          help={words.customerEmailHelp}
          label={words.customerEmail}
          max={EMAIL_MAX}
        />
        <TextField
          {...of('customerName')}
          help={words.customerNameHelp}
          label={words.customerName}
          max={CUSTOMER_NAME_MAX}
        />
      </div>
      <TextField {...of('subject')} label={words.subject} max={SUBJECT_MAX} />
      <LabelledField error={error} label={words.description}>
        {(marks) => (
          <textarea {...marks} className={requests.area} maxLength={MESSAGE_MAX} rows={8} {...field} />
        )}
      </LabelledField>
    </>
  )
}

const PRIORITIES = TICKET_PRIORITIES.map((value) => ({ value, label: TICKET_PRIORITY_LABELS[value] }))
const TYPES = TICKET_TYPES.map((value) => ({ value, label: TICKET_TYPE_LABELS[value] }))

const withNone = (none: string, named: readonly { id: number; name: string }[]): Option[] => [
  { value: '', label: none },
  ...named.map(({ id, name }) => ({ value: String(id), label: name })),
]

const departmentsOf = ({ departments }: TicketChoices): Option[] =>
  withNone(
    words.noDepartment,
    departments.map(({ id, title }) => ({ id, name: title })),
  )
