import type { Answer, Called } from '@/ui/client/answer'
import { makeCall } from '@/ui/client/make-call'
import { toast } from '@/ui/toast'
import { type AlertFrequency, SAVED_SEARCH_NAME_MAX } from '../../rules/saved-search-alerts'
import { accountSearches } from './account-search-store'
import { type SavedLink, savedSearches } from './browser-searches'
import * as words from './browser-words'

const SEARCHES = '/api/v1/saved-searches'
const SEARCH = '/api/v1/saved-searches/{id}'

// Nothing is typed here that could be lost with the response.
const callApi = makeCall({
  lost: words.siteDidNotRespond,
  strange: ({ status, statusText }) => `HTTP ${status}: ${statusText}`,
})

const nameOf = (text: string): string => [...text].slice(0, SAVED_SEARCH_NAME_MAX).join('').trim()

let requested: Promise<void> | undefined

async function readSearches(): Promise<void> {
  const answer = await callApi('get', SEARCHES)
  if (answer.ok) accountSearches.set(answer.body.data)
  else requested = undefined
}

/** Fetches the account's searches, once per page load. */
export function loadSearches(): Promise<void> {
  requested ??= readSearches()
  return requested
}

/** Sets the current list, also as the result for later loads. */
function loadAgain(): Promise<void> {
  requested = readSearches()
  return requested
}

/**
 * Changes wait for the first response: a list read before a change but arriving after it would undo the
 * change on screen.
 */
async function inTurn<T>(change: () => Promise<Answer<T>>): Promise<Answer<T>> {
  await requested
  return change()
}

const CONFLICT = 409
const NOT_FOUND = 404

const notify = ({ ok, message }: Called): void => toast(message, ok ? 'info' : 'warning')

/** Saves a search in the account and shows a toast; alerts are sent daily until changed. */
export async function storeSearch(name: string, query: string): Promise<void> {
  const body = { name: nameOf(name), query }
  const answer = await inTurn(() => callApi('post', SEARCHES, { body }))
  if (!answer.ok) {
    // Saved in another tab, or on another device.
    if (answer.status === CONFLICT) await loadAgain()
    return notify(answer)
  }
  accountSearches.set([answer.body.data, ...accountSearches.read()])
  toast(words.searchSavedWe)
}

/** Removes a search from the account and shows a toast; one removed in another tab counts as removed. */
export async function forgetSearch(id: number): Promise<void> {
  const answer = await inTurn(() => callApi('delete', SEARCH, { params: { path: { id } } }))
  if (answer.ok || answer.status === NOT_FOUND)
    accountSearches.set(accountSearches.read().filter((search) => search.id !== id))
  notify(answer)
}

/** Renames a search or sets how often alerts are sent; returns the error message, if any. */
export async function changeSearch(
  id: number,
  change: { name?: string; frequency?: AlertFrequency },
): Promise<string | null> {
  const params = { path: { id } }
  const answer = await inTurn(() => callApi('patch', SEARCH, { params, body: change }))
  if (!answer.ok) return answer.message
  const { data } = answer.body
  accountSearches.set(accountSearches.read().map((search) => (search.id === id ? data : search)))
  toast(answer.message)
  return null
}

/** Moves this browser's searches into the account. Those that do not fit stay in the browser. */
export async function saveBrowserSearches(links: readonly SavedLink[]): Promise<void> {
  const searches = links.map(({ name, href }) => ({
    name: nameOf(name),
    query: href.split('?')[1] ?? '',
  }))
  const answer = await inTurn(() => callApi('post', '/api/v1/saved-searches/import', { body: { searches } }))
  if (answer.ok) {
    await loadAgain()
    for (const { href } of links) if (isStored(href)) savedSearches.remove(href)
  }
  notify(answer)
}

const choicesOf = (query: string): string =>
  [...new URLSearchParams(query)]
    .filter(([name]) => !['sort', 'limit', 'page', 'view', 'status'].includes(name))
    .map((pair) => pair.join('='))
    .sort()
    .join('&')

const isStored = (href: string): boolean =>
  accountSearches.read().some(({ query }) => choicesOf(query) === choicesOf(href.split('?')[1] ?? ''))
