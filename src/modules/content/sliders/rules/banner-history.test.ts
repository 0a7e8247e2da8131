import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { BannerConfig, Box } from './banner-config'
import { bannerWithDefaults } from './banner-defaults'
import {
  type BannerEdit,
  beginGesture,
  cancelGesture,
  editBanner,
  endGesture,
  loadBanner,
  moveGesture,
  redoBanner,
  repeatGesture,
  undoBanner,
} from './banner-history'
import {
  addElement,
  boxOn,
  changeElement,
  changePlaced,
  type Device,
  type Key,
  readKey,
  removeElement,
  reorderElement,
  resetPhone,
  shiftBox,
} from './edit-banner'
import { writeBanner } from './write-banner'

const ID = 'aaaaaaaa'
const banner = bannerWithDefaults({
  imageElements: [{ id: 'cccccccc', src: '/media/ship.webp' }],
  textElements: [
    { id: ID, text: 'Cars' },
    { id: 'bbbbbbbb', text: 'Trucks', phone: { fontSize: 20, isHidden: true } },
  ],
  linkElements: [{ id: 'dddddddd', label: 'Go', href: '/vehicles' }],
})
const textOf = ({ textElements: [text] }: BannerConfig) => text
const right = shiftBox(ID, 'desktop', { x: 5 })
const still: BannerEdit = () => undefined

const device = fc.constantFrom<Device>('desktop', 'phone')
const id = fc.constantFrom(ID, 'bbbbbbbb', 'cccccccc', 'dddddddd', 'e0000000')
const step = fc.double({ min: -300, max: 300, noNaN: true })
const edits: fc.Arbitrary<BannerEdit> = fc.oneof(
  fc.tuple(id, device, step, step).map(([on, at, x, y]) => shiftBox(on, at, { x, y })),
  fc.tuple(id, device, step).map(([on, at, width]) => shiftBox(on, at, { width, height: -width })),
  fc.tuple(id, device, step).map(([on, at, fontSize]) => changePlaced(on, at, { fontSize })),
  fc.tuple(id, fc.boolean()).map(([on, isHidden]) => changePlaced(on, 'phone', { isHidden })),
  id.map(resetPhone),
  id.map(removeElement),
  fc.tuple(id, fc.constantFrom<1 | -1>(1, -1)).map(([on, by]) => reorderElement(on, by)),
  fc.constantFrom('#ffffff', '#000000').map((color) => changeElement(ID, { color })),
  fc.constant(addElement('textElements', { ...banner.textElements[0]!, id: 'e0000000' })),
)

test('200 gestures are undone and redone to equal bytes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(edits, { minLength: 1, maxLength: 3 }), { minLength: 200, maxLength: 200 }),
      (all) => {
        let history = loadBanner(banner)
        const bytes = [writeBanner(banner)]
        for (const moves of all) {
          const { past } = history
          history = endGesture(moves.reduce(moveGesture, beginGesture(history)))
          if (history.past !== past) bytes.push(writeBanner(history.present))
        }
        for (const written of bytes.toReversed().slice(1)) {
          history = undoBanner(history)
          expect(writeBanner(history.present)).toBe(written)
        }
        expect(history.past).toEqual([])
        for (const written of bytes.slice(1)) {
          history = redoBanner(history)
          expect(writeBanner(history.present)).toBe(written)
        }
        expect(history.future).toEqual([])
      },
    ),
    { numRuns: 20 },
  )
})

describe('a gesture', () => {
  const undone = undoBanner(editBanner(loadBanner(banner), right))

  it('that changes nothing makes no entry, and leaves what can be redone', () => {
    const back = shiftBox(ID, 'desktop', { x: -5 })
    const ended = endGesture(moveGesture(moveGesture(beginGesture(undone), right), back))
    expect(ended.past).toEqual([])
    expect(redoBanner(editBanner(ended, still)).present.textElements[0]?.x).toBe(15)
  })

  it('that is broken off returns to its beginning, and leaves what can be redone', () => {
    const broken = cancelGesture(moveGesture(beginGesture(undone), shiftBox(ID, 'desktop', { y: 5 })))
    expect(writeBanner(broken.present)).toBe(writeBanner(banner))
    expect(redoBanner(broken).present.textElements[0]?.x).toBe(15)
  })

  it('that changes something is all that can be done next', () =>
    expect(editBanner(undone, shiftBox(ID, 'desktop', { y: 5 })).future).toEqual([]))

  it('is one for all repeats of a key that follow each other shortly', () => {
    let history = loadBanner(banner)
    for (const at of [0, 400, 800, 1_301]) history = repeatGesture(history, 'ArrowRight', at, right)
    expect(endGesture(history).past).toHaveLength(2)
    expect(undoBanner(history).present.textElements[0]?.x).toBe(25)
  })
})

describe('on a phone', () => {
  it('only what differs is stored, and nothing once it is set back', () => {
    const moved = editBanner(loadBanner(banner), shiftBox(ID, 'phone', { x: 5 }))
    expect(textOf(moved.present)?.phone).toEqual({ x: 15 })
    const back = editBanner(moved, changePlaced(ID, 'phone', { x: 10 }))
    expect(textOf(back.present)).not.toHaveProperty('phone')
  })

  it('an element without its own place follows that of the desktop', () => {
    const history = editBanner(loadBanner(banner), changePlaced(ID, 'phone', { y: 50 }))
    const moved = textOf(editBanner(history, right).present)
    expect(moved && boxOn('phone', moved)).toMatchObject({ x: 15, y: 50 })
  })
})

test.each<[Device, Partial<Box>, Partial<Box>]>([
  ['desktop', { x: 1e9, y: -1e9 }, { x: 98, y: -18 }],
  ['desktop', { x: -1e9, y: 1e9 }, { x: -38, y: 98 }],
  ['desktop', { x: 1e9, width: -1e9 }, { x: 99, width: 1 }],
  ['desktop', { width: 1e9 }, { x: 10, width: 200 }],
  ['phone', { x: -1e9 }, { x: -38, y: 10 }],
])('an element that is moved on a %s by %o stays on the canvas', (at, by, box) => {
  const moved = textOf(editBanner(loadBanner(banner), shiftBox(ID, at, by)).present)
  expect(moved && boxOn(at, moved)).toMatchObject(box)
})

test('an element that becomes narrower beside the canvas comes back onto it', () => {
  const left = editBanner(loadBanner(banner), changePlaced(ID, 'desktop', { x: -30 }))
  expect(textOf(editBanner(left, changePlaced(ID, 'desktop', { width: 20 })).present)).toMatchObject({
    x: -18,
    width: 20,
  })
})

const press = (key: string, more: Partial<Key> = {}) =>
  readKey({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...more })

test.each<[string, Partial<Key>, unknown]>([
  ['ArrowLeft', {}, { kind: 'shift', by: { x: -0.5, y: 0 } }],
  ['ArrowDown', { shiftKey: true }, { kind: 'shift', by: { x: 0, y: 5 } }],
  ['ArrowRight', { altKey: true }, { kind: 'shift', by: { width: 0.5, height: 0 } }],
  ['Delete', {}, { kind: 'delete' }],
  ['Escape', {}, { kind: 'cancel' }],
  ['z', { ctrlKey: true }, { kind: 'undo' }],
  ['Z', { metaKey: true, shiftKey: true }, { kind: 'redo' }],
  ['y', { ctrlKey: true }, { kind: 'redo' }],
  ['ArrowLeft', { ctrlKey: true }, null],
  ['Tab', {}, null],
])('%s %o on the canvas', (key, more, gesture) => expect(press(key, more)).toEqual(gesture))
