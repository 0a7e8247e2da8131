'use client'

import { useState } from 'react'
import type { Called } from '@/ui/client/answer'
import { Notice } from '@/ui/form/notice'
import { contactWays, type SupportContacts } from '../rules/support-contacts'
import * as words from './browser-words'

/** The status of a refusal for that reason. */
export const TOO_MANY = 429
const SECOND_MS = 1000

type Props = { refused: Called; contacts: SupportContacts }

/** Somebody has sent too much: when it works again, and how else we are reached until then. */
export function SentTooOftenNotice({ contacts, refused: { message, retryAfter } }: Props) {
  const [shownAt] = useState(() => Date.now())
  const again = retryAfter === undefined ? null : new Date(shownAt + retryAfter * SECOND_MS)
  const ways = contactWays(contacts)
  return (
    <div className="mt-6 -mb-6">
      <Notice tone="red" isAlert>
        <p>{message}</p>
        {again && <p>{words.worksAgainAt(again)}</p>}
        {ways.length > 0 && (
          <p className="mt-1">
            {words.reachUsUntilThen}{' '}
            {ways.map(({ href, kind, text }, index) => (
              <span key={kind}>
                {index > 0 && ', '}
                {words.contactKinds[kind]}{' '}
                <a href={href} className="font-semibold underline underline-offset-3">
                  {text}
                </a>
              </span>
            ))}
            .
          </p>
        )}
      </Notice>
    </div>
  )
}
