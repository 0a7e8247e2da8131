import { describe, expect, it } from 'vitest'
import { firstPictureOf, picturesOf } from './text-pictures'

const written = (...children: object[]) => ({ root: { type: 'root', children } })
const upload = (value: unknown) => ({ type: 'upload', relationTo: 'media', value })
const block = (fields: object) => ({ type: 'block', fields: { blockType: 'any', ...fields } })

describe('the pictures of a text', () => {
  it.each([
    ['no text', null, []],
    ['a text without any', written({ type: 'paragraph', children: [{ type: 'text', text: 'x' }] }), []],
    ['between its lines, by id or read in full', written(upload(4), upload({ id: 3 }), upload(4)), [3, 4]],
    [
      'inside other parts',
      written({ type: 'list', children: [{ type: 'listitem', children: [upload(7)] }] }),
      [7],
    ],
    ['in a block', written(block({ image: 5 })), [5]],
    ['in the rows of a block', written(block({ items: [{ image: { id: 6 } }] })), [6]],
    ['in a text inside a block', written(block({ columns: [{ text: written(upload(8)) }] })), [8]],
    ['not a file of another kind', written({ type: 'upload', relationTo: 'files', value: 9 }), []],
  ])('%s', (_, content, ids) => {
    expect(picturesOf(content)).toEqual(ids)
  })
})

it('the first picture of a text is the one that readers see first', () => {
  const columns = block({ columns: [{ text: written(upload(8)) }, { text: written(upload(2)) }] })
  expect(firstPictureOf(written(columns, upload(1)))).toBe(8)
  expect(firstPictureOf(written())).toBeNull()
})
