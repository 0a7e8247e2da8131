'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useList } from '@/ui/back-office/list/list-context'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { STOCK_PATH } from '../../../rules/stock/stock-path'
import * as words from '../words'
import type { MenuView, ViewState } from './view-state-type'

/** What came of something that was done to a view. */
type Message = Pick<Called, 'ok' | 'message'>

/** What a dialog about a view requests. */
export type NamedView = { name: string; isShared: boolean }

type Done = <A extends Called>(answer: A, message: string, after: (answer: A & { ok: true }) => void) => A

const byId = ({ id }: MenuView) => ({ params: { path: { id } } })

/** Saves, changes, shares and deletes views of the list, and opens them. */
export function useSavedViews(state: ViewState) {
  const router = useRouter()
  const { refresh } = useList()
  const [notice, setNotice] = useState<Message | null>(null)
  const open = (href: string) => router.push(href, { scroll: false })
  const all = state.defaultView === null ? STOCK_PATH : `${STOCK_PATH}?saved=0`
  const done: Done = (answer, message, after) => {
    setNotice({ ok: answer.ok, message: answer.ok ? message : answer.message })
    if (answer.ok) after({ ...answer, ok: true })
    return answer
  }
  return {
    notice,
    all,
    ...savingOf(state, done, open),
    change: async (view: MenuView, body: NamedView) => {
      const answer = await callApi('patch', '/api/v1/saved-views/{id}', { ...byId(view), body })
      return done(answer, words.viewChanged(body.name), refresh)
    },
    remove: async (view: MenuView) => {
      const answer = await callApi('delete', '/api/v1/saved-views/{id}', byId(view))
      return done(answer, words.viewGone(view.name), () =>
        open(view.id === state.defaultView ? STOCK_PATH : all),
      )
    },
    openWith: async (view: MenuView | null) => {
      const body = { defaultView: view?.id ?? null }
      const answer = await callApi('put', '/api/v1/vehicles/stock/settings', { body })
      done(answer, view ? words.opensWith(view.name) : words.opensWithAll, refresh)
    },
    copyLink: async ({ href }: MenuView) => {
      const link = new URL(href, window.location.origin).href
      setNotice({ ok: true, message: (await copied(link)) ? words.linkCopied : link })
    },
  }
}
export type Views = ReturnType<typeof useSavedViews>

/** Saves what the list shows now: as a new view, or over the open one. */
function savingOf({ columns, current, query }: ViewState, done: Done, open: (href: string) => void) {
  const shown = { query, columns: columns.join(',') }
  return {
    saveNew: async (named: NamedView) => {
      const answer = await callApi('post', '/api/v1/saved-views', { body: { ...shown, ...named } })
      return done(answer, words.viewChanged(named.name), ({ body: { data } }) => open(data.href))
    },
    replace: async () => {
      if (!current) return
      const answer = await callApi('patch', '/api/v1/saved-views/{id}', { ...byId(current), body: shown })
      done(answer, words.viewChanged(current.name), ({ body: { data } }) => open(data.href))
    },
  }
}

/** Browsers let no page near the clipboard on an address without encryption. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
