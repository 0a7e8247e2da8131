import { toast } from '@/ui/toast'
import { type AlertFrequency, SAVED_SEARCH_NAME_MAX } from '../../rules/alerts'
import { type AccountSearch, accountSearches } from './account-store'
import { type KeptLink, savedSearches } from './browser-list'

type Answer<T> = { ok: boolean; message: string; data: T | undefined }

const NO_LINE = 'There is no connection. Nothing was changed.'

async function send<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const answer = await fetch(`/api/v1/saved-searches${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const { data, message } = (await answer.json().catch(() => ({}))) as { data?: T; message?: string }
    return { ok: answer.ok, message: message ?? `HTTP ${answer.status}: ${answer.statusText}`, data }
  } catch {
    return { ok: false, message: NO_LINE, data: undefined }
  }
}

const nameOf = (text: string): string => [...text].slice(0, SAVED_SEARCH_NAME_MAX).join('').trim()

let asked: Promise<void> | undefined

/** Asks for the account's searches, once for each page load unless `again`. */
export function loadSearches(again = false): Promise<void> {
  if (again) asked = undefined
  asked ??= send<AccountSearch[]>('GET', '').then(({ data }) => {
    if (data) accountSearches.set(data)
    else asked = undefined
  })
  return asked
}

/** Keeps a search in the account and says so; new vehicles come once a day until something else is chosen. */
export async function keepSearch(name: string, query: string): Promise<void> {
  const { data, message } = await send<AccountSearch>('POST', '', { name: nameOf(name), query })
  if (data) accountSearches.set([data, ...accountSearches.read()])
  toast(data ? 'Search saved. New vehicles come by e-mail once a day.' : message)
}

export async function forgetSearch(id: number): Promise<void> {
  const { ok, message } = await send('DELETE', `/${id}`)
  if (ok) accountSearches.set(accountSearches.read().filter((search) => search.id !== id))
  toast(message)
}

/** Renames a search or chooses how often it is written of; gives what went wrong, in words. */
export async function changeSearch(
  id: number,
  change: { name?: string; frequency?: AlertFrequency },
): Promise<string | null> {
  const { data, message } = await send<AccountSearch>('PATCH', `/${id}`, change)
  if (!data) return message
  accountSearches.set(accountSearches.read().map((search) => (search.id === id ? data : search)))
  toast(message)
  return null
}

/** Moves the searches of this browser into the account. What finds no room stays in the browser. */
export async function keepBrowserSearches(links: readonly KeptLink[]): Promise<void> {
  const searches = links.map(({ name, href }) => ({
    name: nameOf(name),
    query: href.split('?')[1] ?? '',
  }))
  const { ok, message } = await send('POST', '/import', { searches })
  if (ok) {
    await loadSearches(true)
    for (const { href } of links) if (isKept(href)) savedSearches.remove(href)
  }
  toast(message)
}

const choicesOf = (query: string): string =>
  [...new URLSearchParams(query)]
    .filter(([name]) => !['sort', 'limit', 'page', 'view', 'status'].includes(name))
    .map((pair) => pair.join('='))
    .sort()
    .join('&')

const isKept = (href: string): boolean =>
  accountSearches.read().some(({ query }) => choicesOf(query) === choicesOf(href.split('?')[1] ?? ''))
