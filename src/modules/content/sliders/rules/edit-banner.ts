import type { Draft } from 'mutative'
import {
  BANNER_LIMITS,
  type BannerConfig,
  type BannerElement,
  type Box,
  type PhoneBox,
} from './banner-config'
import type { BannerEdit } from './banner-history'
import { bannerNumber } from './canonical-banner'

/** Which layout of a banner is changed. */
export type Device = 'desktop' | 'phone'
export const ELEMENT_LISTS = ['imageElements', 'textElements', 'linkElements'] as const
export type ElementList = (typeof ELEMENT_LISTS)[number]

const BOX_KEYS = ['x', 'y', 'width', 'height'] as const
/** In percent of the canvas: an arrow key, and with Shift. */
const STEP = { fine: 0.5, coarse: 5 } as const
/** How much of an element stays on the canvas at least, in percent of it, wherever it is moved. */
const IN_SIGHT = 2

type Held<T> = { list: ElementList; index: number; element: T }

/** An element by its id, with where it is in the banner; undefined if it is gone. */
export function findElement(banner: BannerConfig, id: string): Held<BannerElement> | undefined {
  for (const list of ELEMENT_LISTS) {
    const index = banner[list].findIndex((element) => element.id === id)
    const element = banner[list][index]
    if (element) return { list, index, element }
  }
  return undefined
}

/** Where an element is on a device: a phone's own values over those of the desktop. */
export function boxOn(device: Device, element: BannerElement): Box {
  const { height, width, x, y } = device === 'phone' ? { ...element, ...definedOf(element.phone) } : element
  return { x, y, width, height }
}

const definedOf = <T extends object>(given: T | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>

const within = (value: number, { max, min }: { min: number; max: number }): number =>
  bannerNumber(Math.min(max, Math.max(min, Number.isFinite(value) ? value : min)))

const AXES = [
  { place: 'x', size: 'width' },
  { place: 'y', size: 'height' },
] as const

/** A change of a box as a banner may have it: what is moved or sized stays in sight. */
function allowedBox(box: Box, change: Partial<Box>): Partial<Box> {
  const allowed: Partial<Box> = {}
  for (const { place, size } of AXES) {
    if (change[place] === undefined && change[size] === undefined) continue
    const length = within(change[size] ?? box[size], BANNER_LIMITS.size)
    const shown = Math.min(IN_SIGHT, length)
    const min = Math.max(BANNER_LIMITS.position.min, shown - length)
    const at = within(change[place] ?? box[place], { min, max: 100 - shown })
    if (change[size] !== undefined) allowed[size] = length
    if (change[place] !== undefined || at !== box[place]) allowed[place] = at
  }
  return allowed
}

/**
 * Changes what may differ on a phone. There, a value is stored only if it differs from the desktop's, and one set back to
 * it is removed.
 */
export const changePlaced =
  (id: string, device: Device, change: PhoneBox): BannerEdit =>
  (banner) => {
    const element = findElement(banner, id)?.element
    if (!element) return
    const { fontSize, ...rest } = change
    const allowed = {
      ...rest,
      ...allowedBox(boxOn(device, element), rest),
      ...(fontSize !== undefined && { fontSize: within(fontSize, BANNER_LIMITS.fontSize) }),
    }
    if (device === 'desktop') Object.assign(element, allowed)
    else changePhone(element, allowed)
  }

function changePhone(element: Draft<BannerElement>, change: PhoneBox): void {
  const desktop: PhoneBox = { isHidden: false, ...definedOf(element) }
  const merged: PhoneBox = { ...definedOf(element.phone), ...change }
  const entries = Object.entries(merged) as [keyof PhoneBox, unknown][]
  const changed = Object.keys(change)
  const differing = entries.filter(([key, value]) => !changed.includes(key) || value !== desktop[key])
  if (differing.length === 0) delete element.phone
  else element.phone = Object.fromEntries(differing)
}

/** Makes an element of a phone the same as on the desktop again. */
export const resetPhone =
  (id: string): BannerEdit =>
  (banner) => {
    const found = findElement(banner, id)
    if (found) delete found.element.phone
  }

/** Moves an element, or changes its size, by so many percent of the canvas. */
export const shiftBox =
  (id: string, device: Device, by: Partial<Box>): BannerEdit =>
  (banner) => {
    const found = findElement(banner, id)
    if (!found) return
    const box = boxOn(device, found.element)
    const change = BOX_KEYS.flatMap((key) => {
      const step = by[key]
      return step ? [[key, box[key] + step]] : []
    })
    changePlaced(id, device, Object.fromEntries(change))(banner)
  }

/** Changes what is the same on every device. */
export const changeElement =
  (id: string, change: object): BannerEdit =>
  (banner) => {
    const found = findElement(banner, id)
    if (found) Object.assign(found.element, change)
  }

/** Adds an element above the others of its kind, unless there are as many as a banner may have. */
export const addElement =
  <L extends ElementList>(list: L, element: BannerConfig[L][number]): BannerEdit =>
  (banner) => {
    const elements: BannerElement[] = banner[list]
    if (elements.length < BANNER_LIMITS[list]) elements.push({ ...element })
  }

export const removeElement =
  (id: string): BannerEdit =>
  (banner) => {
    const found = findElement(banner, id)
    if (found) banner[found.list].splice(found.index, 1)
  }

/** Moves an element one step up in the order of painting, or down, among those of its kind. */
export const reorderElement =
  (id: string, step: 1 | -1): BannerEdit =>
  (banner) => {
    const found = findElement(banner, id)
    if (!found) return
    const elements: BannerElement[] = banner[found.list]
    const to = found.index + step
    if (to < 0 || to >= elements.length) return
    const [moved] = elements.splice(found.index, 1)
    if (moved) elements.splice(to, 0, moved)
  }

/** A key as a browser reports it. */
export type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }
export type KeyGesture = { kind: 'shift'; by: Partial<Box> } | { kind: 'delete' | 'undo' | 'redo' | 'cancel' }

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function historyKey({ ctrlKey, key, metaKey, shiftKey }: Key): KeyGesture | null {
  if (!ctrlKey && !metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return { kind: shiftKey ? 'redo' : 'undo' }
  return letter === 'y' && !shiftKey ? { kind: 'redo' } : null
}

/** What a key means on the canvas: Alt with an arrow changes the size, Shift takes larger steps; null for other keys. */
export function readKey(pressed: Key): KeyGesture | null {
  const { altKey, ctrlKey, key, metaKey, shiftKey } = pressed
  if (ctrlKey || metaKey) return historyKey(pressed)
  if (key === 'Escape') return { kind: 'cancel' }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'delete' }
  const arrow = ARROWS[key]
  if (!arrow) return null
  const step = shiftKey ? STEP.coarse : STEP.fine
  const [across, down] = [arrow[0] * step, arrow[1] * step]
  return { kind: 'shift', by: altKey ? { width: across, height: down } : { x: across, y: down } }
}
