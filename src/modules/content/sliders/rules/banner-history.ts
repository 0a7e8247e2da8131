import { apply, create, type Draft, type Patches } from 'mutative'
import type { BannerConfig } from './banner-config'
import { writeBanner } from './write-banner'

/** A change of a banner, made in place. Its numbers are those that a banner stores (`bannerNumber`). */
export type BannerEdit = (banner: Draft<BannerConfig>) => void

type Entry = { redo: Patches; undo: Patches }

/** Moves that become one entry: those of a drag, or the repeats of a key. */
type Gesture = Entry & { start: BannerConfig; key: string | null; at: number }

/** A banner on the canvas, with what can be undone, oldest first, and redone, next first. */
export type BannerHistory = {
  present: BannerConfig
  past: readonly Entry[]
  future: readonly Entry[]
  gesture: Gesture | null
}

export const HISTORY_MAX = 200
/** How long after its last repeat the same key still goes on with the same gesture. */
export const REPEAT_MS = 500

/** The history of a banner that was just loaded: empty. */
export const loadBanner = (present: BannerConfig): BannerHistory => ({
  present,
  past: [],
  future: [],
  gesture: null,
})

/**
 * Begins a gesture, and ends an open one.
 *
 * @param key what repeats go on with it, see `repeatGesture`
 * @param at milliseconds of any clock
 */
export function beginGesture(history: BannerHistory, key: string | null = null, at = 0): BannerHistory {
  const ended = endGesture(history)
  return { ...ended, gesture: { start: ended.present, redo: [], undo: [], key, at } }
}

/** One of the moves of an open gesture. */
export function moveGesture(history: BannerHistory, edit: BannerEdit): BannerHistory {
  const { gesture } = history
  if (!gesture) return history
  const [present, redo, undo] = create(history.present, (banner) => edit(banner), { enablePatches: true })
  return {
    ...history,
    present,
    gesture: { ...gesture, redo: [...gesture.redo, ...redo], undo: [...undo, ...gesture.undo] },
  }
}

/** Makes one entry of an open gesture. If nothing changed there is none, and what can be redone stays. */
export function endGesture(history: BannerHistory): BannerHistory {
  const { future, gesture, past, present } = history
  if (!gesture) return history
  if (writeBanner(present) === writeBanner(gesture.start))
    return { past, future, present: gesture.start, gesture: null }
  const entry = { redo: gesture.redo, undo: gesture.undo }
  return { present, past: [...past, entry].slice(-HISTORY_MAX), future: [], gesture: null }
}

/** Returns to where an open gesture began; what can be redone stays. */
export const cancelGesture = (history: BannerHistory): BannerHistory =>
  history.gesture ? { ...history, present: history.gesture.start, gesture: null } : history

/** A press or a repeat of a key: repeats of the same `key` shortly after each other are one gesture. */
export function repeatGesture(
  history: BannerHistory,
  key: string,
  at: number,
  edit: BannerEdit,
): BannerHistory {
  const { gesture } = history
  const goesOn = gesture?.key === key && at - gesture.at <= REPEAT_MS
  const begun = goesOn ? { ...history, gesture: { ...gesture, at } } : beginGesture(history, key, at)
  return moveGesture(begun, edit)
}

/** A whole gesture of one move. */
export const editBanner = (history: BannerHistory, edit: BannerEdit): BannerHistory =>
  endGesture(moveGesture(beginGesture(history), edit))

/** Undoes the last entry, which an open gesture becomes first. */
export function undoBanner(history: BannerHistory): BannerHistory {
  const { future, past, present } = endGesture(history)
  const entry = past.at(-1)
  if (!entry) return endGesture(history)
  return {
    present: apply(present, entry.undo),
    past: past.slice(0, -1),
    future: [entry, ...future],
    gesture: null,
  }
}

/** Redoes what was undone last. */
export function redoBanner(history: BannerHistory): BannerHistory {
  const ended = endGesture(history)
  const [entry, ...future] = ended.future
  if (!entry) return ended
  return { present: apply(ended.present, entry.redo), past: [...ended.past, entry], future, gesture: null }
}
