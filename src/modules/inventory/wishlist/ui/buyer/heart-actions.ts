import { toast } from '@/ui/toast'
import { WISHLIST_FAILED, WISHLIST_IDS_MAX } from '../../rules/wishlist'
import { heartOf, setHearts, unknownHearts, visitor } from './heart-state'

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
  const answer = await fetch(`/api/v1/vehicles/wishlist?ids=${asked.join(',')}`)
  if (!answer.ok) return
  const { data } = (await answer.json()) as { data: number[] }
  // What was clicked meanwhile is newer.
  const open = new Set(unknownHearts())
  setHearts(asked.filter((id) => open.has(id)).map((id) => [id, data.includes(id)] as const))
}

type Kept = { data: { isWishlisted: boolean }; message: string }
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
  const answer = await call(id, wanted)
  if (wishes.has(id)) return
  if (answer === 'signed-out') {
    setHearts([[id, false]])
    return rememberClick(id)
  }
  const after = answer ? answer.data.isWishlisted : !wanted
  setHearts([[id, after]])
  if (!answer) return toast(WISHLIST_FAILED, 'warning')
  others?.postMessage({ id, isOnList: after })
  toast(answer.message)
}

async function call(id: number, wanted: boolean): Promise<Kept | 'signed-out' | null> {
  try {
    const answer = await fetch(`/api/v1/vehicles/${id}/wishlist?wanted=${wanted}`, { method: 'POST' })
    if (answer.status === 401) return 'signed-out'
    return answer.ok ? ((await answer.json()) as Kept) : null
  } catch {
    return null
  }
}

/** What a guest clicked last on this page; the server's cookie keeps it over a way through other pages. */
let clicked: number | null = null

/** Tells a guest to sign in, and keeps the click for when that is done. */
export function rememberClick(id: number): void {
  clicked = id
  void form(id, 'on')
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
  if (!heartOf(id)) await form(id, 'off')
}

/** The same form that works without script; its answer leads to a page, which is not needed here. */
const form = (id: number, wished: 'on' | 'off') =>
  fetch(`/wishlist/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ wished }),
    redirect: 'manual',
    keepalive: true,
    // The cookie helps over a way through other pages; without a line the click lives on in this one.
  }).catch(() => undefined)
