import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import { messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { RATES_HEADER } from '../rules/parse-rates-file'
import * as words from '../words'

/** Imports rates from a file that is chosen here; what is wrong with it is listed by line. */
export function ImportRates() {
  const { busy, called, run } = useWrite()
  const [csv, setCsv] = useState<string | null>(null)
  const problems = called?.ok === false ? called.issues : []
  return (
    <details className={list.group}>
      <summary>{words.importFromFile}</summary>
      <p className={list.help}>{words.importAbout(RATES_HEADER)}</p>
      <CallOutcome called={called && { ok: called.ok, message: messageOr(called, words.failedToImport) }}>
        {problems.length > 1 && (
          <ul>
            {problems.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </CallOutcome>
      <form
        className={list.toolbar}
        onSubmit={(event) => {
          event.preventDefault()
          if (csv !== null) void run(callApi('post', '/api/v1/exchange-rates/import', { body: { csv } }))
        }}
      >
        <input
          accept=".csv,text/csv,text/plain"
          aria-label={words.chooseFile}
          className={styles.input}
          onChange={async ({ target }) => setCsv((await target.files?.[0]?.text()) ?? null)}
          type="file"
        />
        <button className={styles.primary} disabled={busy || csv === null} type="submit">
          {busy ? words.importing : words.importRates}
        </button>
      </form>
    </details>
  )
}
