'use client'
import { useFormFields } from '@payloadcms/ui'
import styles from '@/ui/back-office/admin.module.css'
import library from './library.module.css'
import * as words from './words'

/** Asks for the alternative text, and what to write. */
export function AltHelp() {
  const text = useFormFields(([fields]) => fields.alt?.value)
  const isMissing = typeof text !== 'string' || text.trim() === ''
  return (
    <p className={library.help}>
      {isMissing && (
        <span className={library.missing}>
          <span className={styles.status} data-tone="amber">
            {words.altMissing}
          </span>
        </span>
      )}
      {words.altHelp}
    </p>
  )
}
