'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo } from 'react'
import { isDialogOpen } from '@/ui/back-office/is-dialog-open'
import { useList } from '@/ui/back-office/list/list-context'
import { useSelection } from '@/ui/back-office/list/use-selection'
import { useRowKeys } from '@/ui/back-office/use-row-keys'
import { useScreenKeys } from '@/ui/back-office/use-screen-keys'
import { useRefreshWhileVisible } from '@/ui/page/use-refresh-while-visible'
import { staffApplicationHref } from '../../rules/application-hrefs'
import { applicationQueue } from '../application-queue'
import type { StepContext } from '../steps/step-context'
import { useSteps } from '../steps/use-steps'
import type { ApplicationLine } from './application-line'
import * as words from './words'

/** How old a list of applications may get before it is read again, in milliseconds. */
const STALE_MS = 30_000

/**
 * What table and board share: j and k move, Enter opens, x selects, and each step has a key; it is taken with those
 * selected, or with the one that the keyboard is at.
 */
export function useApplications(rows: readonly ApplicationLine[], context: StepContext, mayUpdate: boolean) {
  const router = useRouter()
  const { refresh } = useList()
  const selection = useSelection(rows)
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  useEffect(
    () => applicationQueue.remember({ href: window.location.pathname + window.location.search, ids }),
    [ids],
  )
  const open = (id: number) => router.push(staffApplicationHref(id))
  const current = useRowKeys(ids, { select: mayUpdate ? selection.toggle : undefined, open })
  useScreenKeys([{ key: 'Enter', what: words.openKey, act: () => current !== null && open(current) }])
  const steps = useSteps({
    context,
    mayUpdate,
    targets: selection.rows.length > 0 ? selection.rows : rows.filter(({ id }) => id === current),
    onDone: ({ changed }) => {
      selection.drop(changed)
      refresh()
    },
  })
  useRefreshWhileVisible(STALE_MS, () => {
    if (!isDialogOpen()) refresh()
  })
  return { current, selection, steps }
}
