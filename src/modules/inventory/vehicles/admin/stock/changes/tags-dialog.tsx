'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import menu from '@/ui/back-office/menu.module.css'
import { Refusal } from '@/ui/back-office/refusal'
import { SearchField } from '@/ui/back-office/search-field'
import { readOf } from '@/ui/client/read-of'
import { BulkDialogFoot } from '../bulk-dialog-foot'
import { useDialogSend } from '../use-dialog-send'
import * as words from '../words'
import css from './changes.module.css'
import type { AllMatching } from './use-all-matching'

type Verb = 'add' | 'remove'
type Chosen = ReadonlyMap<string, { label: string; verb: Verb }>

/** Tags offered for what is typed. */
const OFFERED = 50

/** The tags whose name fits what is typed, and above them those that were decided on. */
function useTags(typed: string, chosen: Chosen) {
  const query = { name: useDeferredValue(typed.trim()), limit: String(OFFERED) }
  const { data, isPending } = useQuery({
    ...readOf('/api/v1/tags', { params: { query } }),
    placeholderData: keepPreviousData,
  })
  const options = (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const decided = [...chosen].map(([value, { label }]) => ({ value, label }))
  return { isPending, tags: [...decided, ...options.filter(({ value }) => !chosen.has(value))] }
}

const idsOf = (chosen: Chosen, verb: Verb): number[] =>
  [...chosen].filter(([, one]) => one.verb === verb).map(([id]) => Number(id))

/** Adds tags to the selected vehicles, or takes them off. */
export function TagsDialog({ all, onClose }: { all: AllMatching; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const { busy, refusal, send } = useDialogSend(onClose)
  const add = idsOf(chosen, 'add')
  const remove = idsOf(chosen, 'remove')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.size > 0) void send(() => all.send({ kind: 'tags', add, remove }))
  }
  return (
    <AdminDialog narrow onClose={onClose} title={words.tagsOf(all.count)}>
      <form className={menu.stack} onSubmit={submit}>
        <SearchField label={words.findTag} onChange={setTyped} value={typed} />
        <Tags chosen={chosen} onChange={setChosen} typed={typed} />
        <p aria-live="polite" className={styles.quiet}>
          {words.tagsSummary(add.length, remove.length)}
        </p>
        {refusal && <Refusal>{refusal}</Refusal>}
        <BulkDialogFoot disabled={busy || chosen.size === 0} onClose={onClose}>
          {busy ? words.working : words.changeTheTags}
        </BulkDialogFoot>
      </form>
    </AdminDialog>
  )
}

type TagsProps = { typed: string; chosen: Chosen; onChange: (chosen: Chosen) => void }

/** What becomes of each tag. */
function Tags({ chosen, onChange, typed }: TagsProps) {
  const { isPending, tags } = useTags(typed, chosen)
  const decide = (value: string, label: string, verb: string) => {
    const next = new Map(chosen)
    if (verb === 'add' || verb === 'remove') next.set(value, { label, verb })
    else next.delete(value)
    onChange(next)
  }
  if (tags.length === 0) return <p className={styles.quiet}>{isPending ? words.loadingTags : words.noTag}</p>
  return (
    <ul className={css.tags}>
      {tags.map(({ label, value }) => (
        <li key={value}>
          <label className={css.tag}>
            <span>{label}</span>
            <select
              className={styles.input}
              onChange={(event) => decide(value, label, event.target.value)}
              value={chosen.get(value)?.verb ?? 'keep'}
            >
              {Object.entries(words.TAG_WORDS).map(([verb, word]) => (
                <option key={verb} value={verb}>
                  {word}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ul>
  )
}
