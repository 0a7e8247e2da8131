'use client'
import { useEffect, useState } from 'react'
import { writeMail } from '@/server/mail/write-mail'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list.module.css'
import type { MailTemplate } from '../queries/list-mail-texts'
import * as words from '../words'
import { type Drawing, drawPreview } from './draw-preview'
import mail from './mail.module.css'

type Props = { frame: { sender: string; footer: string } } & Pick<MailTemplate, 'text' | 'variables'>

/** The e-mail with samples; it follows every key. */
export function Preview(props: Props) {
  const [attempt, setAttempt] = useState(0)
  const { subject } = writeMail(props.text, props.variables)
  return (
    <section aria-label={words.preview}>
      <p className={mail.subject}>{subject}</p>
      <Attempt {...props} key={attempt} onRetry={() => setAttempt(attempt + 1)} />
    </section>
  )
}

/** One try at drawing it; the next begins anew. */
function Attempt({ frame, onRetry, text, variables }: Props & { onRetry: () => void }) {
  const [drawing, setDrawing] = useState<Drawing>({ state: 'loading' })
  useEffect(() => {
    let isOver = false
    void drawPreview(text, variables, frame).then((drawn) => isOver || setDrawing(drawn))
    return () => {
      isOver = true
    }
  }, [frame, text, variables])
  return <DrawnMail drawing={drawing} onRetry={onRetry} />
}

/** In a frame that runs nothing and loads nothing of this site. */
export function DrawnMail({ drawing, onRetry }: { drawing: Drawing; onRetry: () => void }) {
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
