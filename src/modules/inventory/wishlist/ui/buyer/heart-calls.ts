import { callApi } from '@/ui/client/call-from-storefront'
import { toast } from '@/ui/toast'
import { WISHLIST_FAILED, WISHLIST_IDS_MAX } from '../../rules/wishlist'
import { heartOf, setHearts, unknownHearts, visitor } from './heart-state'
import { sendWishForm } from './send-wish-form'

/** Other tabs are notified of each change, so that no heart is outdated. */
const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kaido:hearts')
if (others)
  others.onmessage = ({ data }: MessageEvent<{ id: number; isOnList: boolean }>) => {
    if (visitor.isSignedIn) setHearts([[data.id, data.isOnList]])
  }

/** Fetches which vehicles on screen are on the person's wishlist: one small call for all of them. */
export async function fetchHearts(): Promise<void> {
  const ids = unknownHearts().slice(0, WISHLIST_IDS_MAX)
  if (ids.length === 0) return
  const answer = await callApi('get', '/api/v1/vehicles/wishlist', {
    params: { query: { ids: ids.join(',') } },
  })
  if (!answer.ok) return
  const { data } = answer.body
  // A click made during the call is newer.
  const open = new Set(unknownHearts())
  setHearts(ids.filter((id) => open.has(id)).map((id) => [id, data.includes(id)] as const))
}

/** The latest wanted state of each vehicle; one call at a time, the others wait. */
const wishes = new Map<number, boolean>()
const busy = new Set<number>()

/**
 * Saves what a heart already shows. If that fails, the heart goes back with a message; if the session has
 * ended in the meantime, the click waits for the next sign-in.
 */
export async function saveHeart(id: number, wanted: boolean): Promise<void> {
  wishes.set(id, wanted)
  if (busy.has(id)) return
  busy.add(id)
  try {
    while (wishes.has(id)) await sendWish(id)
  } finally {
    busy.delete(id)
  }
}

async function sendWish(id: number): Promise<void> {
  const wanted = wishes.get(id) ?? false
  wishes.delete(id)
  const params = { path: { id }, query: { wanted: String(wanted) } }
  const answer = await callApi('post', '/api/v1/vehicles/{id}/wishlist', { params })
  if (wishes.has(id)) return
  if (answer.status === 401) {
    setHearts([[id, false]])
    return rememberClick(id)
  }
  const after = answer.ok ? answer.body.data.isWishlisted : !wanted
  setHearts([[id, after]])
  if (!answer.ok) return toast(WISHLIST_FAILED, 'warning')
  others?.postMessage({ id, isOnList: after })
  toast(answer.message)
}

/** A guest's latest click on this page; the server's cookie preserves it across pages. */
let clicked: number | null = null

/** Sends a guest to the sign-in, and remembers the click until then. */
export function rememberClick(id: number): void {
  clicked = id
  void sendWishForm(id, 'on')
  visitor.signIn?.()
}

/**
 * Performs the click made before signing in.
 *
 * @param remembered the vehicle named by the server's cookie
 */
export async function doRememberedClick(remembered: number | null): Promise<void> {
  const id = clicked ?? remembered
  clicked = null
  if (id === null) return
  setHearts([[id, true]])
  await saveHeart(id, true)
  // A failed click is not retried on the next page.
  if (!heartOf(id)) await sendWishForm(id, 'off')
}
