import { expect, it } from 'vitest'
import type { BlockFields, Content } from './content'
import { insertPictureRecords } from './insert-picture-records'

const blocks: BlockFields = new Map([
  ['picture', [{ name: 'image', kind: 'picture' }]],
  ['columns', [{ name: 'columns', kind: 'rows', fields: [{ name: 'text', kind: 'rich-text' }] }]],
])
const picture = (value: unknown) => ({ type: 'upload', value })
const textOf = (...children: object[]) => ({ root: { type: 'root', children } }) as unknown as Content
const block = (fields: object) => ({ type: 'block', fields })

it('puts pictures where a text and its blocks name them by id, and nothing for one that is gone', () => {
  const content = textOf(
    { type: 'paragraph', children: [{ type: 'text', text: 'a' }] },
    picture(7),
    picture(8),
    block({ blockType: 'picture', image: 7, caption: 'c' }),
    block({ blockType: 'columns', columns: [{ id: 'x', text: textOf(picture(7)) }] }),
  )
  const seven = { id: 7, filename: 'seven.webp' }
  expect(insertPictureRecords(content, blocks, new Map([[7, seven]]))).toEqual(
    textOf(
      { type: 'paragraph', children: [{ type: 'text', text: 'a' }] },
      picture(seven),
      picture(null),
      block({ blockType: 'picture', image: seven, caption: 'c' }),
      block({ blockType: 'columns', columns: [{ id: 'x', text: textOf(picture(seven)) }] }),
    ),
  )
})
