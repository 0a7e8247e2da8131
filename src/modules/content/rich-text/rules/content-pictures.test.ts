import { expect, it } from 'vitest'
import { blockNode } from './block-node.fixture'
import type { BlockFields, Content } from './content'
import { contentPictures } from './content-pictures'

const blocks: BlockFields = new Map([
  ['photo', [{ name: 'shot', kind: 'picture' }]],
  ['gallery', [{ name: 'items', kind: 'rows', fields: [{ name: 'image', kind: 'picture' }] }]],
  ['columns', [{ name: 'columns', kind: 'rows', fields: [{ name: 'text', kind: 'rich-text' }] }]],
])
const written = (...children: object[]) => ({ root: { type: 'root', children } }) as Content & object
const upload = (value: unknown) => ({ type: 'upload', relationTo: 'media', value })

it.each<[string, Content | null, number[]]>([
  ['no text', null, []],
  ['a text without any', written({ type: 'paragraph', children: [{ type: 'text', text: 'x' }] }), []],
  ['between its lines, by id or read in full', written(upload(4), upload({ id: 3 }), upload(4)), [4, 3]],
  [
    'inside other parts',
    written({ type: 'list', children: [{ type: 'listitem', children: [upload(7)] }] }),
    [7],
  ],
  ['in a block, whatever its field is called', written(blockNode('photo', { shot: 5 })), [5]],
  ['in the rows of a block', written(blockNode('gallery', { items: [{ image: { id: 6 } }] })), [6]],
  [
    'in texts inside a block, before what follows it',
    written(
      blockNode('columns', { columns: [{ text: written(upload(8)) }, { text: written(upload(2)) }] }),
      upload(1),
    ),
    [8, 2, 1],
  ],
  ['none of a block that nobody knows', written(blockNode('gone', { shot: 9 })), []],
])('pictures are counted %s', (_, content, ids) => {
  expect(contentPictures(content, blocks)).toEqual(ids)
})
