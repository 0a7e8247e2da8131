import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anchorSuggestionList } from './anchor-suggestion-list'

class Rect {
  constructor(
    readonly left = 0,
    readonly top = 0,
    readonly width = 0,
    readonly height = 0,
  ) {}
  get bottom() {
    return this.top + this.height
  }
}

beforeEach(() => vi.stubGlobal('DOMRect', Rect))
afterEach(() => vi.unstubAllGlobals())

const boxed = (box: Rect) => ({ getBoundingClientRect: () => box })
const field = (box: Rect, labels: ReturnType<typeof boxed>[]) => ({ current: { ...boxed(box), labels } })

test('a list of a field opens below the field or above its label, as wide as the field', () => {
  const place = anchorSuggestionList(field(new Rect(10, 130, 300, 40), [boxed(new Rect(10, 106, 80, 20))]))
  expect(place.getBoundingClientRect()).toEqual(new Rect(10, 106, 300, 64))
  expect(place.getBoundingClientRect().bottom).toBe(170)
})

test('a field without a label is its own anchor', () => {
  const box = new Rect(10, 130, 300, 40)
  expect(anchorSuggestionList(field(box, [])).getBoundingClientRect()).toEqual(box)
})
