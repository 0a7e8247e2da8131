'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/call-from-storefront'
import { Notice } from '@/ui/form/notice'
import { toast } from '@/ui/toast'
import type { Subscription, Subscriptions } from '../rules/subscriptions'
import * as words from './browser-words'

const KINDS: Record<Subscription, { title: string; about: string }> = {
  newsletter: {
    title: words.newsletter,
    about: words.newsAndOffersByEmail,
  },
  savedSearches: {
    title: words.savedSearches,
    about: words.vehiclesThatMatchYourSaved,
  },
  wishlist: {
    title: words.wishlist,
    about: words.vehicleOnYourWishlistDrops,
  },
}

/** Which e-mails the owner wants; those about the account's safety always come. */
export function SubscriptionsForm({ chosen }: { chosen: Subscriptions }) {
  const [wanted, setWanted] = useState(chosen)
  const [saved, setSaved] = useState(chosen)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const kinds = Object.keys(KINDS) as Subscription[]
  const isSame = kinds.every((kind) => wanted[kind] === saved[kind])
  const save = async () => {
    setBusy(true)
    const answer = await callApi('patch', '/api/v1/users/my-subscriptions', { body: wanted })
    setBusy(false)
    setProblem(answer.ok ? null : answer.message)
    if (!answer.ok) return
    setSaved(wanted)
    toast(answer.message)
  }
  return (
    <div className="max-w-text">
      {problem && (
        <Notice tone="red" isAlert>
          {problem}
        </Notice>
      )}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        <Row title={words.accountSecurity} about={words.confirmationsPasswordAndAddress} checked />
        {kinds.map((kind) => (
          <Row
            key={kind}
            {...KINDS[kind]}
            checked={wanted[kind]}
            onChange={(checked) => setWanted({ ...wanted, [kind]: checked })}
          />
        ))}
      </ul>
      <Button variant="primary" className="mt-6" disabled={busy || isSame} onClick={save}>
        {busy ? words.saving : words.saveMyChoices}
      </Button>
    </div>
  )
}

type RowProps = {
  title: string
  about: string
  /** Missing where there is nothing to choose. */
  onChange?: (checked: boolean) => void
  checked: boolean
}

function Row({ title, about, checked, onChange }: RowProps) {
  return (
    <li>
      <label className="flex items-start gap-4 px-4 py-3">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-[var(--accent)] disabled:opacity-55"
          checked={checked}
          disabled={!onChange}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>
          <span className="block text-14 font-medium">{title}</span>
          <span className="block text-13 text-faint">{about}</span>
        </span>
      </label>
    </li>
  )
}
