'use client'
import { useState } from 'react'
import { useList } from '@/ui/back-office/list/list-context'
import type { Selection } from '@/ui/back-office/list/use-selection'
import type { Affected } from '../affected-claims'
import type { Done, Terms } from './bulk-status-and-trash-calls'

type Work = (terms: Terms) => Promise<Done>
/** Creates the undo of a finished action; null if nothing of it can be undone. */
type Undo = (done: Done) => Work | null

type Pending = { affected: Affected; ids: number[]; work: Work; undo?: Undo }

/** Runs bulk actions: the outcome of the last one, and its undo. */
export function useBulkRun(selection: Selection) {
  const { refresh } = useList()
  const [busy, setBusy] = useState(false)
  const [last, setLast] = useState<{ done: Done; undo: Work | null } | null>(null)
  const [pending, setPending] = useState<Pending | null>(null)
  /**
   * @param ids of the vehicles concerned; deselected afterwards
   * @param terms the consent about their claims; without it, the user is prompted
   */
  const run = async (ids: number[], work: Work, undo?: Undo, terms: Terms = {}): Promise<void> => {
    setBusy(true)
    const done = await work(terms)
    setBusy(false)
    setPending(done.affected ? { affected: done.affected, ids, work, undo } : null)
    if (done.affected) return
    setLast({ done, undo: undo && done.changed.length > 0 ? undo(done) : null })
    selection.drop(done.ok ? ids : done.changed)
    refresh()
  }
  const answer = async (terms: Terms): Promise<void> => {
    if (pending) await run(pending.ids, pending.work, pending.undo, terms)
  }
  return { busy, last, run, pending: pending && { ...pending, answer, forget: () => setPending(null) } }
}
export type Bulk = ReturnType<typeof useBulkRun>
