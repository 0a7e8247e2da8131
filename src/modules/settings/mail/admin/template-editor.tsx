'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { plainValue, unknownVariables } from '@/server/mail/write'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { useUnsaved } from '@/ui/back-office/line/unsaved'
import list from '@/ui/back-office/list/list.module.css'
import { Outcome } from '@/ui/back-office/list/outcome'
import { FormFailure } from '@/ui/back-office/outdated'
import { SaveButton } from '@/ui/back-office/save-button'
import { type Called, isOutdated } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import type { MailTemplate } from '../queries/list-mail-texts'
import { BODY_MAX, SUBJECT_MAX } from '../rules/text-limits'
import * as words from '../words'
import mail from './mail.module.css'
import { Preview } from './preview'

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

/** What is written, what came of the last call, and the calls. */
function useTemplate(template: MailTemplate) {
  const router = useRouter()
  const [text, setText] = useState(template.text)
  const [said, setNotice] = useState<Called | null>(null)
  const [busy, setBusy] = useState(false)
  const isSame = text.subject === template.text.subject && text.body === template.text.body
  useUnsaved(() => !isSame)
  const reload = useReload(template, (read) => {
    setText(read.text)
    setNotice(null)
  })
  const params = { path: { key: template.key } }
  const make = async (call: Promise<Called>) => {
    setBusy(true)
    const called = await call
    setNotice(called)
    setBusy(false)
    if (called.ok) router.refresh()
    return called.ok
  }
  return {
    text,
    setText,
    said,
    busy,
    isSame,
    unknown: unknownVariables(text, Object.keys(template.variables)),
    save: async () => {
      const body = { ...text, updatedAt: template.own?.updatedAt ?? null }
      const call = callApi('put', '/api/v1/email-templates/{key}', { params, body })
      await make(call)
      const called = await call
      // What waits for approval is shown above; the text to be edited stays the one in use.
      if (called.ok) setText(called.body.data.text)
    },
    reload,
    test: () => make(callApi('post', '/api/v1/email-templates/{key}/test', { params })),
    reset: async () => {
      if (await make(callApi('delete', '/api/v1/email-templates/{key}', { params })))
        setText(template.product)
    },
  }
}
type Editing = ReturnType<typeof useTemplate>

/** Writes the text of an e-mail; the preview beside it follows every key. */
export function TemplateEditor({ template, frame, email, mayUpdate }: Props) {
  const editing = useTemplate(template)
  const { said, save, text, unknown } = editing
  const isShownAbove = said && !issueOn(said, 'subject') && !issueOn(said, 'body')
  return (
    <div className={mail.editor}>
      <form
        className={mail.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {said && isOutdated(said) ? (
          <FormFailure message={said.message} onReload={editing.reload} />
        ) : (
          isShownAbove && <Outcome called={said} />
        )}
        <Texts editing={editing} mayUpdate={mayUpdate} variables={template.variables} />
        <Problem>
          {unknown.length > 0 &&
            words.notAvailableInThisEmail(unknown.map((name) => `{{${name}}}`).join(', '))}
        </Problem>
        {mayUpdate && <Actions editing={editing} email={email} hasOwn={template.own !== null} />}
      </form>
      <Preview frame={frame} text={text} variables={template.variables} />
    </div>
  )
}

type TextsProps = { editing: Editing; mayUpdate: boolean; variables: MailTemplate['variables'] }

function Texts({ editing: { said, setText, text }, mayUpdate, variables }: TextsProps) {
  const body = useRef<HTMLTextAreaElement>(null)
  const insert = (name: string) => {
    const at = body.current?.selectionStart ?? text.body.length
    setText({ ...text, body: `${text.body.slice(0, at)}{{${name}}}${text.body.slice(at)}` })
    body.current?.focus()
  }
  return (
    <>
      <label className={styles.field}>
        <span className={styles.label}>{words.subject}</span>
        <input
          className={styles.input}
          disabled={!mayUpdate}
          maxLength={SUBJECT_MAX}
          onChange={(event) => setText({ ...text, subject: event.target.value })}
          value={text.subject}
        />
        <Problem>{issueOn(said, 'subject')}</Problem>
      </label>
      <label className={styles.field}>
        <span className={styles.label}>{words.textParagraphsWithEmpty}</span>
        <textarea
          className={`${styles.input} ${mail.body}`}
          disabled={!mayUpdate}
          maxLength={BODY_MAX}
          onChange={(event) => setText({ ...text, body: event.target.value })}
          ref={body}
          value={text.body}
        />
        <Problem>{issueOn(said, 'body')}</Problem>
      </label>
      {mayUpdate && <Variables onInsert={insert} variables={variables} />}
    </>
  )
}

type VariablesProps = Pick<TextsProps, 'variables'> & { onInsert: (name: string) => void }

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
  const [asking, setConfirming] = useState(false)
  const confirm = async () => {
    setConfirming(false)
    await reset()
  }
  return (
    <div className={styles.actions}>
      <SaveButton disabled={busy || isSame || unknown.length > 0}>{words.save}</SaveButton>
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

/** What is wrong with one of the two texts. */
const issueOn = (said: Called | null, field: 'subject' | 'body') =>
  said?.issues.find(({ path }) => path === field)?.message

const Problem = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className={list.error} role="alert">
      {children}
    </p>
  ) : null
