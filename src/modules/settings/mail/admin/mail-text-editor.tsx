'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { placeholder, unknownPlaceholders } from '@/kernel/markup/placeholders'
import { plainValue } from '@/server/mail/fill-in-mail'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { FormFailure } from '@/ui/back-office/form-failure'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { SaveButton } from '@/ui/back-office/save-button'
import { type Called, isOutdated } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { useSubmission } from '@/ui/form/use-submission'
import type { MailTemplate } from '../queries/select-mail-text'
import { BODY_MAX, SUBJECT_MAX } from '../rules/mail-text-limits'
import * as words from '../words'
import mail from './mail.module.css'
import { MailPreview } from './mail-preview'

type Props = {
  template: MailTemplate
  frame: { sender: string; footer: string }
  /** Where a test goes. */
  email: string
  mayUpdate: boolean
}

/** Reads the template again; `begin` gets it once it is there. */
function useReload(template: MailTemplate, begin: (read: MailTemplate) => void): () => void {
  const router = useRouter()
  const reloading = useRef(false)
  const onTemplate = useEffectEvent(begin)
  useEffect(() => {
    if (!reloading.current) return
    reloading.current = false
    onTemplate(template)
  }, [template])
  return () => {
    reloading.current = true
    router.refresh()
  }
}

/** Saves what is written. */
function useText(template: MailTemplate) {
  const router = useRouter()
  return useSchemaForm<MailTemplate['text']>({
    defaultValues: template.text,
    guardsChanges: true,
    submit: async (text, { reset }) => {
      const params = { path: { key: template.key } }
      const body = { ...text, updatedAt: template.own?.updatedAt ?? null }
      const called = await callApi('put', '/api/v1/email-templates/{key}', { params, body })
      if (!called.ok) return called
      // What waits for approval is shown above; the text to be edited stays the one in use.
      reset(called.body.data.text)
      router.refresh()
      return called
    },
  })
}

/** What is wrong with the variables in a subject or a body. */
function unknownIn(written: string, { variables }: MailTemplate): string | undefined {
  const unknown = unknownPlaceholders(written, Object.keys(variables))
  return unknown.length > 0 ? words.notAvailableInThisEmail(unknown.map(placeholder).join(', ')) : undefined
}

/** What is written, what came of the last call, and the calls. */
function useTemplate(template: MailTemplate) {
  const router = useRouter()
  const { called, clear, isBusy, refused, reset, submit, watch, ...form } = useText(template)
  const others = useSubmission({ place: () => false })
  const { body, subject } = watch()
  const text = useMemo(() => ({ body, subject }), [body, subject])
  const reload = useReload(template, (read) => {
    reset(read.text)
    clear()
    others.clear()
  })
  const params = { path: { key: template.key } }
  const run = (call: () => Promise<Called>) => {
    clear()
    return others.run(async () => {
      const answer = await call()
      if (answer.ok) router.refresh()
      return answer
    })
  }
  return {
    ...form,
    text,
    shown: others.called ?? (called?.ok ? called : refused),
    busy: isBusy || others.isBusy,
    isSame: text.subject === template.text.subject && text.body === template.text.body,
    unknown: {
      subject: unknownIn(subject, template),
      body: unknownIn(body, template),
    },
    save: (event: FormEvent) => {
      others.clear()
      return submit(event)
    },
    reload,
    test: () => run(() => callApi('post', '/api/v1/email-templates/{key}/test', { params })),
    reset: () =>
      run(async () => {
        const answer = await callApi('delete', '/api/v1/email-templates/{key}', { params })
        if (answer.ok) reset(template.product)
        return answer
      }),
  }
}
type Editing = ReturnType<typeof useTemplate>

/** Writes the text of an e-mail; the preview beside it follows every key. */
export function MailTextEditor({ template, frame, email, mayUpdate }: Props) {
  const editing = useTemplate(template)
  const { save, shown, text } = editing
  return (
    <div className={mail.editor}>
      <form className={mail.form} onSubmit={save}>
        {shown && isOutdated(shown) ? (
          <FormFailure message={shown.message} onReload={editing.reload} />
        ) : (
          shown && <CallOutcome called={shown} />
        )}
        <Texts editing={editing} mayUpdate={mayUpdate} template={template} />
        {mayUpdate && <Actions editing={editing} email={email} hasOwn={template.own !== null} />}
      </form>
      <MailPreview frame={frame} text={text} variables={template.variables} />
    </div>
  )
}

type TextsProps = { editing: Editing; mayUpdate: boolean; template: MailTemplate }

function Texts({ editing, mayUpdate, template }: TextsProps) {
  const { errorOf, register, setValue, text, unknown } = editing
  const body = useRef<HTMLTextAreaElement>(null)
  const insert = (name: string) => {
    const at = body.current?.selectionStart ?? text.body.length
    setValue('body', `${text.body.slice(0, at)}{{${name}}}${text.body.slice(at)}`)
    body.current?.focus()
  }
  const { ref, ...field } = register('body')
  return (
    <>
      <LabelledField error={unknown.subject ?? errorOf('subject')} label={words.subject}>
        {(marks) => (
          <input
            {...marks}
            className={styles.input}
            defaultValue={template.text.subject}
            disabled={!mayUpdate}
            maxLength={SUBJECT_MAX}
            {...register('subject')}
          />
        )}
      </LabelledField>
      <LabelledField error={unknown.body ?? errorOf('body')} label={words.textParagraphsWithEmpty}>
        {(marks) => (
          <textarea
            {...marks}
            className={`${styles.input} ${mail.body}`}
            defaultValue={template.text.body}
            disabled={!mayUpdate}
            maxLength={BODY_MAX}
            {...field}
            ref={(area) => {
              ref(area)
              body.current = area
            }}
          />
        )}
      </LabelledField>
      {mayUpdate && <Variables onInsert={insert} variables={template.variables} />}
    </>
  )
}

type VariablesProps = Pick<MailTemplate, 'variables'> & { onInsert: (name: string) => void }

/** What can be put in where the text is written; each with a sample. */
function Variables({ onInsert, variables }: VariablesProps) {
  return (
    <fieldset className={mail.variables}>
      <legend className={styles.label}>{words.insert}</legend>
      {Object.entries(variables).map(([name, sample]) => (
        <button
          className={styles.button}
          key={name}
          onClick={() => onInsert(name)}
          title={words.forExample(plainValue(sample))}
          type="button"
        >
          {`{{${name}}}`}
        </button>
      ))}
    </fieldset>
  )
}

type ActionsProps = { editing: Editing; email: string; hasOwn: boolean }

function Actions({ editing: { busy, isSame, reset, test, unknown }, email, hasOwn }: ActionsProps) {
  const isUnknown = unknown.subject !== undefined || unknown.body !== undefined
  const [asking, setConfirming] = useState(false)
  const confirm = async () => {
    setConfirming(false)
    await reset()
  }
  return (
    <div className={styles.actions}>
      <SaveButton disabled={isSame || isUnknown} isBusy={busy}>
        {words.save}
      </SaveButton>
      <button
        className={styles.button}
        disabled={busy || !isSame}
        onClick={test}
        title={isSame ? undefined : words.saveFirstTest}
        type="button"
      >
        {words.sendTestTo(email)}
      </button>
      {hasOwn && (
        <button className={styles.button} disabled={busy} onClick={() => setConfirming(true)} type="button">
          {words.resetToDefaultText}
        </button>
      )}
      {asking && (
        <ConfirmDialog
          onClose={() => setConfirming(false)}
          onConfirm={confirm}
          title={words.confirmResetToDefaultText}
          verb={words.reset}
        >
          <p>{words.yourOwnTextForThisEmail}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
