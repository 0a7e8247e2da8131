import { noteSession } from '@/ui/session'
import { toast } from '@/ui/toast'
import { type AlertFrequency, SAVED_SEARCH_NAME_MAX } from '../../rules/alerts'
import { type AccountSearch, accountSearches } from './account-store'
import { type KeptLink, savedSearches } from './browser-list'

type Answer<T> = { ok: boolean; message: string; status?: number; data: T | undefined }

// Whether anything was changed is not known: the answer may have been lost on its way.
const NO_LINE = 'There is no answer from the site. Please try again.'

async function send<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const answer = await fetch(`/api/v1/saved-searches${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    noteSession(answer.status)
    const { data, message } = (await answer.json().catch(() => ({}))) as { data?: T; message?: string }
    const { ok, status, statusText } = answer
    return { ok, message: message ?? `HTTP ${status}: ${statusText}`, status, data }
  } catch {
    return { ok: false, message: NO_LINE, data: undefined }
  }
}

const nameOf = (text: string): string => [...text].slice(0, SAVED_SEARCH_NAME_MAX).join('').trim()

let asked: Promise<void> | undefined

async function readSearches(): Promise<void> {
  const { data } = await send<AccountSearch[]>('GET', '')
  if (data) accountSearches.set(data)
  else asked = undefined
}

/** Asks for the account's searches, once for each page load. */
export function loadSearches(): Promise<void> {
  asked ??= readSearches()
  return asked
}

/** The list as it is now, and as later loads find it. */
function loadAgain(): Promise<void> {
  asked = readSearches()
  return asked
}

/**
 * Changes follow the first answer: a list that was read before a change and arrives after it would undo on screen what
 * is done.
 */
async function sendChange<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  await asked
  return send<T>(method, path, body)
}

const CONFLICT = 409
const NOT_FOUND = 404

const say = ({ ok, message }: Answer<unknown>): void => toast(message, ok ? 'info' : 'warning')

/** Keeps a search in the account and says so; new vehicles come once a day until something else is chosen. */
export async function keepSearch(name: string, query: string): Promise<void> {
  const answer = await sendChange<AccountSearch>('POST', '', { name: nameOf(name), query })
  if (!answer.data) {
    // Kept in another tab, or on another device.
    if (answer.status === CONFLICT) await loadAgain()
    return say(answer)
  }
  accountSearches.set([answer.data, ...accountSearches.read()])
  toast('Search saved. New vehicles come by e-mail once a day.')
}

/** Removes a search from the account and says so; one that another tab removed is gone all the same. */
export async function forgetSearch(id: number): Promise<void> {
  const answer = await sendChange('DELETE', `/${id}`)
  if (answer.ok || answer.status === NOT_FOUND)
    accountSearches.set(accountSearches.read().filter((search) => search.id !== id))
  say(answer)
}

/** Renames a search or chooses how often it is written of; gives what went wrong, in words. */
export async function changeSearch(
  id: number,
  change: { name?: string; frequency?: AlertFrequency },
): Promise<string | null> {
  const { data, message } = await sendChange<AccountSearch>('PATCH', `/${id}`, change)
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
  const answer = await sendChange('POST', '/import', { searches })
  if (answer.ok) {
    await loadAgain()
    for (const { href } of links) if (isKept(href)) savedSearches.remove(href)
  }
  say(answer)
}

const choicesOf = (query: string): string =>
  [...new URLSearchParams(query)]
    .filter(([name]) => !['sort', 'limit', 'page', 'view', 'status'].includes(name))
    .map((pair) => pair.join('='))
    .sort()
    .join('&')

const isKept = (href: string): boolean =>
  accountSearches.read().some(({ query }) => choicesOf(query) === choicesOf(href.split('?')[1] ?? ''))
