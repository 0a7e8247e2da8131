'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { useCallOutcome } from '@/ui/back-office/list/call-outcome-context'
import { callApi } from '@/ui/client/call-api'
import * as words from '../words'
import mail from './mail.module.css'

/** Shows the link of an e-mail that nobody got, so that it can be handed over; the log shows who opened it. */
export function ShowMailLink({ id }: { id: number }) {
  const { busy, run } = useCallOutcome()
  const [links, setLinks] = useState<string[]>([])
  const show = async () => {
    const answer = await run(callApi('post', '/api/v1/email-outbox/{id}/links', { params: { path: { id } } }))
    if (answer.ok) setLinks(answer.body.links)
  }
  return (
    <div className={mail.link}>
      <p>{words.linkInThisEmailWorks}</p>
      {links.length === 0 ? (
        <button className={styles.button} disabled={busy} onClick={show} type="button">
          {words.revealTheLink}
        </button>
      ) : (
        links.map((link) => (
          <code data-link key={link}>
            {link}
          </code>
        ))
      )}
    </div>
  )
}
