import type { Draft } from '@/ui/back-office/record/record-draft'
import { type Called, isOutdated } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'

/** What was entered and not sent, as the server stores it; null for nothing. */
type StoredEntries = { entries: Record<string, unknown> | null; stamp: string | null }

/** The result of storing it, and what was stored elsewhere meanwhile. */
export type DraftState = { outcome: 'saved' | 'failed' | null; other: StoredEntries | null }

/** The form as it is at the moment. */
export type DraftForm = {
  id: number
  /** The `updatedAt` of the quote that the entries are made on. */
  seen: string
  draft: Draft
  /** Whether anything stands in it that has not been sent. */
  isEntered: boolean
  /** Whether the offer has been sent, or is on its way. */
  isSent: () => boolean
  /** Called when the quote itself has changed; by the answer that was refused, if there was one. */
  onOutdated: (called: Called | null) => void
  /** Puts what was stored elsewhere into the form, and returns the form's values after that. */
  open: (entries: StoredEntries['entries']) => Draft
}

/** The values of a form, as they are stored. */
const entriesOf = (draft: Draft): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.entries(draft).filter(
      (entry): entry is [string, string | boolean] => typeof entry[1] !== 'object',
    ),
  )

/** The same entries give the same text. */
export const textOfDraft = (draft: Draft): string => JSON.stringify(entriesOf(draft))

/**
 * Stores the entries of one form on the server. Its calls are made one after the other, each on top of the
 * entries that it last saw, so what was stored in another tab or by somebody else is never overwritten silently.
 */
export class QuoteDraftStore {
  private calls = Promise.resolve()
  private stamp: string | null
  private text: string | null

  constructor(
    private readonly form: () => DraftForm,
    private readonly notify: (state: DraftState) => void,
    begin: { stamp: string | null; draft: Draft },
  ) {
    this.stamp = begin.stamp
    this.text = begin.stamp === null ? null : textOfDraft(begin.draft)
  }

  /** Whether something was entered that the server does not have yet. */
  isUnkept(): boolean {
    const { draft, isEntered, isSent } = this.form()
    return isEntered && !isSent() && textOfDraft(draft) !== this.text
  }

  /** Stores the values of the form; with `over`, in place of what was stored elsewhere. */
  store(over: StoredEntries | null = null): void {
    this.next(() => this.put(over))
  }

  /** Checks whether something else is stored by now, and shows it if nothing is lost by that. */
  look(): void {
    this.next(() => this.read())
  }

  /** Goes on with what was stored elsewhere. */
  open({ entries, stamp }: StoredEntries): void {
    this.stamp = stamp
    this.text = textOfDraft(this.form().open(entries))
    this.notify({ outcome: null, other: null })
  }

  private next(call: () => Promise<void>): void {
    this.calls = this.calls.then(call)
  }

  private async put(over: StoredEntries | null): Promise<void> {
    const { draft, id, isSent, onOutdated, seen: updatedAt } = this.form()
    if (!this.isUnkept()) return
    const called = await callApi('put', '/api/v1/quotes/{id}/draft', {
      params: { path: { id } },
      body: { draft: entriesOf(draft), draftStamp: over ? over.stamp : this.stamp, updatedAt },
      keepalive: true,
    })
    if (isSent()) return
    if (called.ok) {
      this.stamp = called.body.data.draftStamp
      this.text = textOfDraft(draft)
      this.notify({ outcome: 'saved', other: null })
    } else if (isOutdated(called)) onOutdated(called)
    else if (called.issues.some(({ path }) => path === 'draft')) await this.read()
    else this.notify({ outcome: 'failed', other: null })
  }

  private async read(): Promise<void> {
    const { id, isSent, onOutdated, seen } = this.form()
    const called = await callApi('get', '/api/v1/quotes/{id}', { params: { path: { id } } })
    if (!called.ok || isSent()) return
    const { draft: entries, draftStamp: stamp, updatedAt } = called.body.data
    if (Date.parse(updatedAt) !== Date.parse(seen)) return onOutdated(null)
    if (stamp === this.stamp) return
    if (this.isUnkept()) this.notify({ outcome: null, other: { entries, stamp } })
    else this.open({ entries, stamp })
  }
}
