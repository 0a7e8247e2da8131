import { callApi } from '@/ui/client/site'
import { toast } from '@/ui/toast'
import { WISHLIST_FAILED, WISHLIST_IDS_MAX } from '../../rules/wishlist'
import { heartOf, setHearts, unknownHearts, visitor } from './heart-state'
import { sendForm } from './send-form'

/** Other tabs hear of each change, so that no heart says what is no longer so. */
const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kaido:hearts')
if (others)
  others.onmessage = ({ data }: MessageEvent<{ id: number; isOnList: boolean }>) => {
    if (visitor.isSignedIn) setHearts([[data.id, data.isOnList]])
  }

/** Asks which of the vehicles on screen are on the person's list: one small call for all of them. */
export async function fetchHearts(): Promise<void> {
  const asked = unknownHearts().slice(0, WISHLIST_IDS_MAX)
  if (asked.length === 0) return
  const answer = await callApi('get', '/api/v1/vehicles/wishlist', {
    params: { query: { ids: asked.join(',') } },
  })
  if (!answer.ok) return
  const { data } = answer.body
  // What was clicked meanwhile is newer.
  const open = new Set(unknownHearts())
  setHearts(asked.filter((id) => open.has(id)).map((id) => [id, data.includes(id)] as const))
}

/** The last thing wanted of each vehicle; one call at a time, the others wait for it. */
const wishes = new Map<number, boolean>()
const busy = new Set<number>()

/**
 * Has the server keep what a heart shows already. When that does not work the heart goes back and says so; when the
 * session has ended meanwhile, the click waits for the next sign-in.
 */
export async function keepHeart(id: number, wanted: boolean): Promise<void> {
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

/** What a guest clicked last on this page; the server's cookie keeps it over a way through other pages. */
let clicked: number | null = null

/** Tells a guest to sign in, and keeps the click for when that is done. */
export function rememberClick(id: number): void {
  clicked = id
  void sendForm(id, 'on')
  visitor.signIn?.()
}

/**
 * Does what somebody clicked before signing in.
 *
 * @param kept the vehicle that the server's cookie names
 */
export async function doRememberedClick(kept: number | null): Promise<void> {
  const id = clicked ?? kept
  clicked = null
  if (id === null) return
  setHearts([[id, true]])
  await keepHeart(id, true)
  // What cannot be done is not tried again on the next page.
  if (!heartOf(id)) await sendForm(id, 'off')
}
