'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { renderMail, unknownVariables } from '@/server/mail/render'
import styles from '@/ui/admin/admin.module.css'
import type { MailTemplate } from '../../queries/mail-texts'
import { BODY_MAX, SUBJECT_MAX } from '../../schemas/mail'
import { type Called, callMail } from './call-mail'
import mail from './mail.module.css'

type Props = {
  template: MailTemplate
  frame: { sender: string; footer: string }
  /** Where a test goes. */
  email: string
  mayUpdate: boolean
}

/** Writes the text of an e-mail; the preview beside it follows every key. */
export function TemplateEditor({ template, frame, email, mayUpdate }: Props) {
  const router = useRouter()
  const [text, setText] = useState(template.text)
  const [said, setSaid] = useState<Called | null>(null)
  const [busy, setBusy] = useState(false)
  const body = useRef<HTMLTextAreaElement>(null)
  const isSame = text.subject === template.text.subject && text.body === template.text.body
  const unknown = unknownVariables(text, Object.keys(template.variables))
  const path = `/email-templates/${template.key}`
  const call = async (method: string, at: string, given?: unknown) => {
    setBusy(true)
    const called = await callMail(method, at, given)
    setSaid(called)
    setBusy(false)
    if (called.ok) router.refresh()
  }
  const save = () => call('PUT', path, { ...text, updatedAt: template.own?.updatedAt })
  const insert = (name: string) => {
    const at = body.current?.selectionStart ?? text.body.length
    setText({ ...text, body: `${text.body.slice(0, at)}{{${name}}}${text.body.slice(at)}` })
    body.current?.focus()
  }
  const problemAt = (field: 'subject' | 'body') => said?.errors[field]
  return (
    <div className={mail.editor}>
      <form
        className={mail.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {said && !problemAt('subject') && !problemAt('body') && (
          <p className={styles.alert} data-tone={said.ok ? 'green' : 'red'} role="status">
            {said.message}
          </p>
        )}
        <label className={styles.field}>
          <span className={styles.label}>Subject</span>
          <input
            className={styles.input}
            disabled={!mayUpdate}
            maxLength={SUBJECT_MAX}
            onChange={(event) => setText({ ...text, subject: event.target.value })}
            value={text.subject}
          />
          <Problem text={problemAt('subject')} />
        </label>
        <label className={styles.field}>
          <span className={styles.label}>
            Text: paragraphs with an empty line between them, [Label]({'{{link}}'}) on a line of its own for a
            button
          </span>
          <textarea
            className={`${styles.input} ${mail.body}`}
            disabled={!mayUpdate}
            maxLength={BODY_MAX}
            onChange={(event) => setText({ ...text, body: event.target.value })}
            ref={body}
            value={text.body}
          />
          <Problem text={problemAt('body')} />
        </label>
        {unknown.length > 0 && (
          <Problem text={`Not offered by this e-mail: ${unknown.map((name) => `{{${name}}}`).join(', ')}`} />
        )}
        {mayUpdate && (
          <>
            <fieldset className={mail.variables}>
              <legend className={styles.label}>Put into the text</legend>
              {Object.entries(template.variables).map(([name, sample]) => (
                <button
                  className={styles.button}
                  key={name}
                  onClick={() => insert(name)}
                  title={`Such as ${sample}`}
                  type="button"
                >
                  {`{{${name}}}`}
                </button>
              ))}
            </fieldset>
            <div className={styles.actions}>
              <button
                className={styles.primary}
                disabled={busy || isSame || unknown.length > 0}
                type="submit"
              >
                Save
              </button>
              <button
                className={styles.button}
                disabled={busy || !isSame}
                onClick={() => call('POST', `${path}/test`)}
                title={isSame ? undefined : 'Save first: a test sends the saved text'}
                type="button"
              >
                Send a test to {email}
              </button>
              {template.own && (
                <button
                  className={styles.button}
                  disabled={busy}
                  onClick={() => call('DELETE', path)}
                  type="button"
                >
                  Reset to the product’s text
                </button>
              )}
            </div>
          </>
        )}
      </form>
      <Preview frame={frame} text={text} variables={template.variables} />
    </div>
  )
}

const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={mail.problem} role="alert">
      {text}
    </p>
  ) : null

type PreviewProps = Pick<Props, 'frame'> & Pick<MailTemplate, 'text' | 'variables'>

/** The e-mail with samples, in a frame that runs nothing and loads nothing of this site. */
function Preview({ frame, text, variables }: PreviewProps) {
  const { subject, html } = renderMail(text, variables, frame)
  return (
    <section aria-label="Preview">
      <p className={mail.subject}>{subject}</p>
      <iframe className={mail.frame} sandbox="" srcDoc={html} title="Preview of the e-mail" />
    </section>
  )
}
