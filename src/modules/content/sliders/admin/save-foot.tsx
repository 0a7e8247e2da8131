'use client'
import Link from 'next/link'
import styles from '@/ui/back-office/admin.module.css'
import { SaveButton } from '@/ui/back-office/save-button'
import { SLIDES_SCREEN } from '../rules/admin-urls'
import css from './slides.module.css'
import type { SlideFields, SlideSave } from './use-slide-save'
import * as words from './words'

type Props = { save: SlideSave; fields: () => SlideFields; isUnsaved: boolean; disabled?: boolean }

/** What came of saving, and the buttons to save; after a change by somebody else, both ways on. */
export function SaveFoot({ disabled = false, fields, isUnsaved, save }: Props) {
  const { busy, called, isOutdated } = save
  return (
    <div className={css.foot}>
      {isOutdated && (
        <div className={styles.alert} data-tone="red" role="alert">
          <p>{words.changedMeanwhile}</p>
          <button className={styles.button} onClick={() => location.reload()} type="button">
            {words.openNewer}
          </button>{' '}
          <button
            className={styles.button}
            disabled={busy}
            onClick={() => void save.saveCopy(fields())}
            type="button"
          >
            {words.saveCopy}
          </button>
        </div>
      )}
      {called && !called.ok && !isOutdated && (
        <p className={styles.alert} data-tone="red" role="alert">
          {called.issues[0]?.message ?? called.message}
        </p>
      )}
      <SaveButton disabled={disabled} isBusy={busy} onClick={() => void save.save(fields())} type="button">
        {words.save}
      </SaveButton>
      <Link className={styles.button} href={SLIDES_SCREEN}>
        {words.back}
      </Link>
      <span className={styles.quiet} role="status">
        {isUnsaved ? words.unsaved : called?.ok && words.saved}
      </span>
    </div>
  )
}
