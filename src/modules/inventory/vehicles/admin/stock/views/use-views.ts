'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useList } from '@/ui/back-office/list/List'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import { STOCK_ADDRESS } from '../../../schemas/stock-list'
import * as words from '../words'
import type { MenuView, ViewState } from './view-state'

/** What came of something that was done to a view. */
type Said = Pick<Called, 'ok' | 'message'>

/** What a dialog about a view asks for. */
export type NamedView = { name: string; isShared: boolean }

/** Saves, changes, shares and deletes views of the list, and opens them. */
export function useViews({ columns, current, defaultView, query }: ViewState) {
  const router = useRouter()
  const { refresh } = useList()
  const [said, setSaid] = useState<Said | null>(null)
  const open = (href: string) => router.push(href, { scroll: false })
  const all = defaultView === null ? STOCK_ADDRESS : `${STOCK_ADDRESS}?saved=0`
  const shown = { query, columns: columns.join(',') }
  const done = <A extends Called>(answer: A, message: string, after: (answer: A & { ok: true }) => void) => {
    setSaid({ ok: answer.ok, message: answer.ok ? message : answer.message })
    if (answer.ok) after(answer as A & { ok: true })
    return answer
  }
  return {
    said,
    open,
    all,
    saveNew: async ({ isShared, name }: NamedView) => {
      const body = { ...shown, name, isShared }
      const answer = await callApi('post', '/api/v1/saved-views', { body })
      return done(answer, words.viewChanged(name), ({ body: { data } }) => open(data.href))
    },
    change: async (view: MenuView, { isShared, name }: NamedView) => {
      const body = { name, isShared }
      const answer = await callApi('patch', '/api/v1/saved-views/{id}', {
        params: { path: { id: view.id } },
        body,
      })
      return done(answer, words.viewChanged(name), refresh)
    },
    replace: async () => {
      if (!current) return
      const params = { path: { id: current.id } }
      const answer = await callApi('patch', '/api/v1/saved-views/{id}', { params, body: shown })
      done(answer, words.viewChanged(current.name), ({ body: { data } }) => open(data.href))
    },
    remove: async (view: MenuView) => {
      const answer = await callApi('delete', '/api/v1/saved-views/{id}', {
        params: { path: { id: view.id } },
      })
      return done(answer, words.viewGone(view.name), () =>
        open(view.id === defaultView ? STOCK_ADDRESS : all),
      )
    },
    openWith: async (view: MenuView | null) => {
      const body = { defaultView: view?.id ?? null }
      const answer = await callApi('put', '/api/v1/vehicles/stock/settings', { body })
      done(answer, view ? words.opensWith(view.name) : words.opensWithAll, refresh)
    },
    copyLink: async (view: MenuView) => {
      const link = new URL(view.href, window.location.origin).href
      const ok = await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      )
      // Browsers let no page near the clipboard on an address without encryption: the link is shown instead.
      setSaid({ ok: true, message: ok ? words.linkCopied : link })
    },
  }
}
export type Views = ReturnType<typeof useViews>
