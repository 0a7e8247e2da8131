'use client'

import { PASSWORD_MESSAGES, PASSWORD_NEEDS } from '../rules/password'
import { useCommonPasswordCheck } from './use-common-password-check'
import * as words from './words'

/** What a new password must hold; what it holds already is ticked. All of it is ticked only where it will be taken. */
export function PasswordNeeds({ password }: { password: string }) {
  const isUncommon = useCommonPasswordCheck(password)
  const needs = [
    ...PASSWORD_NEEDS.map(({ holds, label }) => ({ label, isMet: holds(password) })),
    { label: words.notEasyToGuess, isMet: isUncommon === true },
  ]
  return (
    <ul className="-mt-2 grid gap-x-4 text-13 text-faint sm:grid-cols-2">
      {needs.map(({ isMet, label }) => (
        <li key={label} className={isMet ? 'text-green' : undefined}>
          <span aria-hidden>{isMet ? '✓' : '·'}</span> {label}
          <span className="sr-only">{isMet ? words.done : words.stillMissing}</span>
        </li>
      ))}
      {isUncommon === false && (
        <li role="status" className="text-red sm:col-span-2">
          {PASSWORD_MESSAGES.common}
        </li>
      )}
    </ul>
  )
}
