'use client'
import { useState } from 'react'
import { useList } from '@/ui/admin/list/List'
import type { Selection } from '@/ui/admin/list/use-selection'
import type { Done } from './bulk'

type Work = () => Promise<Done>

/** Does something to several vehicles at a time: what came of the last one, and how it is taken back. */
export function useBulk(selection: Selection) {
  const { refresh } = useList()
  const [busy, setBusy] = useState(false)
  const [last, setLast] = useState<{ done: Done; undo: Work | null } | null>(null)
  /**
   * @param ids of those that it is about; done with, they are selected no more
   * @param undo makes, of what was done, the work that takes it back
   */
  const run = async (ids: number[], work: Work, undo?: (done: Done) => Work): Promise<void> => {
    setBusy(true)
    const done = await work()
    setBusy(false)
    setLast({ done, undo: undo && done.changed.length > 0 ? undo(done) : null })
    selection.drop(done.ok ? ids : done.changed)
    refresh()
  }
  return { busy, last, run }
}
export type Bulk = ReturnType<typeof useBulk>
