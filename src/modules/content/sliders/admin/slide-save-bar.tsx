'use client'
import Link from 'next/link'
import { useId } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { SaveButton } from '@/ui/back-office/save-button'
import type { Called } from '@/ui/client/answer'
import { SLIDES_SCREEN } from '../rules/admin-urls'
import type { SlideFields } from './create-or-change-slide'
import css from './slides.module.css'
import type { SlideSave } from './use-slide-save'
import * as words from './words'

type Props = { save: SlideSave; fields: () => SlideFields; isUnsaved: boolean }

/** What came of saving, and the buttons to save; after a change by somebody else, the ways on. */
export function SlideSaveBar(props: Props) {
  const { fields, isUnsaved, save } = props
  const { busy, called, isSending, meanwhile } = save
  const reason = useId()
  const state = isUnsaved ? words.unsaved : called?.ok && words.saved
  return (
    <div className={css.foot}>
      {meanwhile && <Outdated {...props} />}
      {called && !called.ok && !meanwhile && <Refusal called={called} />}
      <SaveButton
        aria-describedby={isSending ? reason : undefined}
        disabled={isSending}
        isBusy={busy}
        onClick={() => void save.save(fields())}
        type="button"
      >
        {words.save}
      </SaveButton>
      <Link className={styles.button} href={SLIDES_SCREEN}>
        {words.back}
      </Link>
      <span className={styles.quiet} id={reason} role="status">
        {isSending ? words.stillSending : state}
      </span>
    </div>
  )
}

function Outdated({ fields, save: { busy, isSending, meanwhile, saveCopy } }: Props) {
  return (
    <div className={styles.alert} data-tone="red" role="alert">
      <p>{meanwhile === 'deleted' ? words.deletedMeanwhile : words.changedMeanwhile}</p>
      {meanwhile === 'changed' && (
        <>
          <button className={styles.button} onClick={() => location.reload()} type="button">
            {words.openNewer}
          </button>{' '}
        </>
      )}
      <button
        className={styles.button}
        disabled={busy || isSending}
        onClick={() => void saveCopy(fields())}
        type="button"
      >
        {words.saveCopy}
      </button>
    </div>
  )
}

/** Every error, also those at fields that are not on the screen now. */
function Refusal({ called: { issues, message } }: { called: Called }) {
  const messages = [...new Set(issues.map((issue) => issue.message))]
  return (
    <div className={styles.alert} data-tone="red" role="alert">
      {messages.length > 1 ? (
        <ul>
          {messages.map((shown) => (
            <li key={shown}>{shown}</li>
          ))}
        </ul>
      ) : (
        (messages[0] ?? message)
      )}
    </div>
  )
}
