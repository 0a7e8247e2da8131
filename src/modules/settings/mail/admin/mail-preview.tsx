'use client'
import { useEffect, useState } from 'react'
import { fillInMail } from '@/server/mail/fill-in-mail'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import type { MailTemplate } from '../queries/select-mail-text'
import * as words from '../words'
import mail from './mail.module.css'
import { type PreviewState, renderMailPreview } from './render-mail-preview'

type Props = { frame: { sender: string; footer: string } } & Pick<MailTemplate, 'text' | 'variables'>

/** The e-mail with samples; it follows every key. */
export function MailPreview(props: Props) {
  const [attempt, setAttempt] = useState(0)
  const { subject } = fillInMail(props.text, props.variables)
  return (
    <section aria-label={words.preview}>
      <p className={mail.subject}>{subject}</p>
      <Attempt {...props} key={attempt} onRetry={() => setAttempt(attempt + 1)} />
    </section>
  )
}

/** One try at drawing it; the next begins anew. */
function Attempt({ frame, onRetry, text, variables }: Props & { onRetry: () => void }) {
  const [drawing, setDrawing] = useState<PreviewState>({ state: 'loading' })
  useEffect(() => {
    let isOver = false
    void renderMailPreview(text, variables, frame).then((drawn) => isOver || setDrawing(drawn))
    return () => {
      isOver = true
    }
  }, [frame, text, variables])
  return <PreviewFrame drawing={drawing} onRetry={onRetry} />
}

/** In a frame that runs nothing and loads nothing of this site. */
export function PreviewFrame({ drawing, onRetry }: { drawing: PreviewState; onRetry: () => void }) {
  if (drawing.state === 'drawn')
    return <iframe className={mail.frame} sandbox="" srcDoc={drawing.html} title={words.previewOfEmail} />
  if (drawing.state === 'loading')
    return (
      <div className={mail.waiting}>
        <p className={styles.quiet} role="status">
          {words.loadingThePreview}
        </p>
      </div>
    )
  return (
    <div className={mail.waiting}>
      <p className={list.error} role="alert">
        {words.previewCouldNotBeLoaded}
      </p>
      <button className={styles.button} onClick={onRetry} type="button">
        {words.tryAgain}
      </button>
    </div>
  )
}
