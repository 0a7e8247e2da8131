import { readDraft, removeDraft, storeDraft } from '@/ui/form/stored-draft'

type Sent = { text: string; key: string }

/** For browsers that store nothing. */
const inPage = new Map<string, Sent>()

const placeOf = (name: string): string => `sent:${name}`

/**
 * The Idempotency-Key of a body that is sent under a name. Sending the same body again is the same request, also
 * after a lost answer and a reload, until `forgetIdempotencyKey`.
 */
export function idempotencyKey(name: string, body: object): string {
  const text = JSON.stringify(body)
  const known = inPage.get(name) ?? readDraft<Sent>(placeOf(name), '')
  if (known?.text === text) return known.key
  const sent = { text, key: crypto.randomUUID() }
  inPage.set(name, sent)
  storeDraft(placeOf(name), '', sent)
  return sent.key
}

/** Called once the server has taken it: the same body is a new request from then on. */
export function forgetIdempotencyKey(name: string): void {
  inPage.delete(name)
  removeDraft(placeOf(name))
}
