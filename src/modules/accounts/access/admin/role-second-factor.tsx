'use client'
import { useState } from 'react'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import * as words from '../words'
import access from './access.module.css'

type Props = {
  role: { id: number; name: string; requiresSecondFactor: boolean }
  mayDecide: boolean
  onDone: (called: Called) => void
}

/** Whether a role signs in with a second factor; an Admin decides. */
export function RoleSecondFactor({ mayDecide, onDone, role }: Props) {
  const [busy, setBusy] = useState(false)
  if (!mayDecide) return role.requiresSecondFactor ? <span>{words.secondFactorRequired}</span> : null
  const toggle = async (isRequired: boolean) => {
    setBusy(true)
    const params = { path: { id: role.id } }
    onDone(await callApi('put', '/api/v1/roles/{id}/second-factor', { params, body: { isRequired } }))
    setBusy(false)
  }
  return (
    <label className={access.factor}>
      <input
        aria-label={words.roleRequiresSecondFactor(role.name)}
        checked={role.requiresSecondFactor}
        disabled={busy}
        onChange={(event) => toggle(event.target.checked)}
        type="checkbox"
      />{' '}
      {words.requiresSecondFactor}
    </label>
  )
}
