'use client'
import type { KeyboardEvent } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { SEND_KEYS } from '@/ui/back-office/button-keys'
import { FormFailure } from '@/ui/back-office/form-failure'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import deals from '@/ui/back-office/requests.module.css'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import type { Inquiry } from '../queries/list-inquiries'
import { INQUIRY_MESSAGE_MAX } from '../rules/inquiry-limits'
import css from './inquiry.module.css'
import * as words from './words'

/** What is being written, stored through reloads and lost connections until it is sent. */
const useReply = ({ id, updatedAt }: Inquiry) => {
  const { run } = useWrite()
  return useSchemaForm({
    defaultValues: { replyMessage: '' },
    validate: ({ replyMessage }) =>
      replyMessage.trim() === '' ? [{ path: 'replyMessage', message: words.writeAReplyFirst }] : [],
    draft: { name: `reply ${id}`, at: '', of: 'values' },
    guardsChanges: true,
    fallback: words.failedToUpdate,
    submit: async (reply, { reset }) => {
      const body = { ...reply, updatedAt }
      const call = callApi('patch', '/api/v1/vehicle-inquiries/{id}', { params: { path: { id } }, body })
      const answer = await run(call)
      if (answer.ok) reset({ replyMessage: '' })
      return answer
    },
  })
}

/** The reply to an inquiry. Ctrl+Enter or ⌘Enter sends it. */
export function ReplyBox({ inquiry }: { inquiry: Inquiry }) {
  const { called, errorOf, isBusy, persisted, refused, register, submit, watch } = useReply(inquiry)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  }
  const isAnother = inquiry.replyMessage !== null
  return (
    <form className={css.reply} onSubmit={submit}>
      <Problem
        called={called?.ok ? called : refused}
        isBroughtBack={persisted.isRestored && watch('replyMessage') !== ''}
      />
      <LabelledField
        error={errorOf('replyMessage')}
        help={isAnother ? `${words.anotherReplyHelp} ${words.ctrlEnterSends}` : words.ctrlEnterSends}
        label={isAnother ? words.anotherReply : words.yourReply}
      >
        {(marks) => (
          <textarea
            {...marks}
            aria-keyshortcuts={SEND_KEYS}
            className={deals.area}
            maxLength={INQUIRY_MESSAGE_MAX}
            onKeyDown={onKeyDown}
            rows={6}
            {...register('replyMessage')}
          />
        )}
      </LabelledField>
      <div className={styles.actions}>
        <button className={styles.primary} disabled={isBusy} type="submit">
          {isBusy ? words.sending : words.sendReply}
        </button>
      </div>
    </form>
  )
}

type ProblemProps = { called: Called | null; isBroughtBack: boolean }

/** What came of sending it. After a change by somebody else, the newer one is shown around by now. */
function Problem({ called, isBroughtBack }: ProblemProps) {
  if (!called) return <FormFailure isBroughtBack={isBroughtBack} message={null} onReload={null} />
  if (called.ok) return <CallOutcome called={called} />
  return <FormFailure isUnsent={called.status === undefined} message={called.message} onReload={null} />
}
