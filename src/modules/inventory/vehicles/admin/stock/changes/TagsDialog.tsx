'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useId, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog, Refusal } from '@/ui/back-office/Dialog'
import { readOf } from '@/ui/client/read'
import menu from '../views/menu.module.css'
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
  const found = (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const decided = [...chosen].map(([value, { label }]) => ({ value, label }))
  return { isPending, tags: [...decided, ...found.filter(({ value }) => !chosen.has(value))] }
}

const idsOf = (chosen: Chosen, verb: Verb): number[] =>
  [...chosen].filter(([, one]) => one.verb === verb).map(([id]) => Number(id))

/** Adds tags to the selected vehicles, or takes them off. */
export function TagsDialog({ all, onClose }: { all: AllMatching; onClose: () => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { isPending, tags } = useTags(typed, chosen)
  const decide = (value: string, label: string, verb: string) => {
    const next = new Map(chosen)
    if (verb === 'add' || verb === 'remove') next.set(value, { label, verb })
    else next.delete(value)
    setChosen(next)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || chosen.size === 0) return
    setBusy(true)
    const answer = await all.send({
      kind: 'tags',
      add: idsOf(chosen, 'add'),
      remove: idsOf(chosen, 'remove'),
    })
    setBusy(false)
    if (answer.ok) onClose()
    else setRefusal(answer.message)
  }
  return (
    <AdminDialog narrow onClose={onClose} title={words.tagsOf(all.count)}>
      <form className={menu.stack} onSubmit={submit}>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={id}>
            {words.findTag}
          </label>
          <input
            autoComplete="off"
            className={styles.input}
            id={id}
            onChange={(event) => setTyped(event.target.value)}
            type="search"
            value={typed}
          />
        </div>
        {tags.length === 0 && <p className={styles.quiet}>{isPending ? words.loadingTags : words.noTag}</p>}
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
                  {(['keep', 'add', 'remove'] as const).map((verb) => (
                    <option key={verb} value={verb}>
                      {words.TAG_WORDS[verb]}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          ))}
        </ul>
        <p aria-live="polite" className={styles.quiet}>
          {words.tagsSummary(idsOf(chosen, 'add').length, idsOf(chosen, 'remove').length)}
        </p>
        {refusal && <Refusal>{refusal}</Refusal>}
        <span className={styles.actions}>
          <button className={styles.primary} disabled={busy || chosen.size === 0} type="submit">
            {busy ? words.working : words.changeTheTags}
          </button>
          <button className={styles.button} onClick={onClose} type="button">
            {words.cancel}
          </button>
        </span>
      </form>
    </AdminDialog>
  )
}
