'use client'
import { useId, useRef, useState, useSyncExternalStore } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import type { Field } from '@/ui/back-office/list/list-type'
import type { Draft } from '@/ui/back-office/record/record-draft'
import css from './invoice-preview.module.css'
import { printedIn } from './invoice-preview-values'
import { useInvoicePreview } from './use-invoice-preview'
import { useIsWithin } from './use-is-within'
import * as words from './words'

/** Wide enough for the invoice to stand beside the form; the same width as in preview.module.css. */
const BESIDE = '(min-width: 1360px)'

function followWidth(onChange: () => void) {
  const wide = window.matchMedia(BESIDE)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
const isWideNow = () => window.matchMedia(BESIDE).matches
const never = () => () => undefined
/** Some browsers, those of many phones among them, show no PDF inside a page. */
const showsPdfs = () => navigator.pdfViewerEnabled !== false

type Props = {
  id: number
  /** The quote's `updatedAt`: with another vehicle it is another invoice. */
  seen: string
  fields: readonly Field[]
  draft: Draft
}

/**
 * The proforma invoice as it would be with what is entered: beside the form where there is room, else behind a
 * button. Some viewers take the focus with every new document, in the middle of a word of the form: so the sheet
 * takes part only while somebody is at it.
 */
export function InvoicePreview({ draft, fields, id, seen }: Props) {
  const isWide = useSyncExternalStore(followWidth, isWideNow, () => false)
  const [isOpen, setOpen] = useState(false)
  const isShown = isWide || isOpen
  const printed = printedIn(fields, draft)
  const made = useInvoicePreview({ id, seen, printed, isShown })
  const url = printed && made.url
  const part = useRef<HTMLDivElement>(null)
  const { isAtHand, onPointerMove } = useIsWithin(part)
  const paper = useId()
  return (
    <div className={css.preview} onPointerMove={onPointerMove} ref={part}>
      <div className={css.head}>
        {!isWide && (
          <button
            aria-controls={paper}
            aria-expanded={isOpen}
            className={styles.button}
            onClick={() => setOpen(!isOpen)}
            type="button"
          >
            {isOpen ? words.hidePreview : words.showPreview}
          </button>
        )}
        {isShown && url && (
          <a href={url} rel="noreferrer" target="_blank">
            {words.openInNewTab}
          </a>
        )}
        <span aria-live="polite" className={css.state}>
          {isShown && url && made.isBehind && words.previewChanges}
        </span>
      </div>
      <div hidden={!isShown} id={paper}>
        {made.failure && <Failure again={made.again} message={made.failure.message} />}
        <Paper url={url} empty={printed ? null : words.previewNeedsPrice} inert={!isAtHand} />
      </div>
    </div>
  )
}

function Failure({ again, message }: { again: () => void; message: string }) {
  return (
    <div className={styles.alert} data-tone="red" role="alert">
      <p>{message}</p>
      <button className={styles.button} onClick={again} type="button">
        {words.tryAgain}
      </button>
    </div>
  )
}

type PaperProps = {
  url: string | null
  /** Why there is nothing to show. */
  empty: string | null
  inert: boolean
}

function Paper({ url, empty, inert }: PaperProps) {
  const isShown = useSyncExternalStore(never, showsPdfs, () => true)
  if (!url) return <p className={css.none}>{empty ?? words.previewIsMade}</p>
  if (!isShown) return <p className={css.none}>{words.previewElsewhere}</p>
  return (
    <iframe
      className={css.paper}
      inert={inert}
      src={`${url}#toolbar=0&navpanes=0&view=FitH`}
      title={words.previewTitle}
    />
  )
}
