import type { Payload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { blockNode } from '@/modules/content/rich-text/rules/block-node.fixture'
import { WarrantyBlock } from '../../../../../tests/int/plugins/warranty-cards/ui/warranty-block'
import { ColumnsBlock } from '../columns/columns-block'
import { ContentText } from './content-text'

vi.mock('./block-components.gen', () => ({
  BLOCK_COMPONENTS: { warranty: WarrantyBlock, columns: ColumnsBlock },
}))

const text = (words: string) => ({ type: 'text', text: words, format: 0 })
const p = (...children: object[]) => ({ type: 'paragraph', children })
const content = (...children: object[]) => ({ root: { type: 'root', children } })
const link = (url: string, newTab = false) => ({
  type: 'link',
  fields: { url, newTab },
  children: [text('here')],
})

const shown = (...children: object[]) =>
  renderToStaticMarkup(
    <ContentText content={content(...children)} payload={{} as Payload} unit="mi" />,
  ).replaceAll(/ (?:class|data-soft)="[^"]*"/g, '')

it.each<[string, object[], string]>([
  [
    'a block of a plugin',
    [blockNode('warranty', { title: 'A & B', months: 24 })],
    '<p>A &amp; B: 24 months</p>',
  ],
  ['a block whose module is gone', [p(text('a')), blockNode('gone', {})], '<p>a</p>'],
  [
    'texts inside a block, with their links',
    [blockNode('columns', { columns: [{ id: 'x', text: content(p(link('/a'))) }] })],
    '<div><div><div><p><a href="/a">here</a></p></div></div></div>',
  ],
  ['an unsafe link as its words', [p(link('javascript:alert(1)'))], '<p>here</p>'],
  [
    'a link to another tab',
    [p(link('https://a.example', true))],
    '<p><a href="https://a.example" target="_blank" rel="noopener noreferrer">here</a></p>',
  ],
  ['an unknown part as nothing', [{ type: 'iframe', src: 'x' }, p(text('a'))], '<p>a</p>'],
  ['a picture that is gone as nothing', [{ type: 'upload', value: 7 }, p(text('a'))], '<p>a</p>'],
  [
    'a table without styles',
    [
      {
        type: 'table',
        children: [
          {
            type: 'tablerow',
            children: [{ type: 'tablecell', headerState: 1, colSpan: 2, children: [p(text('a'))] }],
          },
        ],
      },
    ],
    '<div><table><tbody><tr><th colSpan="2"><p>a</p></th></tr></tbody></table></div>',
  ],
])('a text shows %s', (_, children, html) => {
  expect(shown(...children)).toBe(`<div>${html}</div>`)
})

it('no text shows nothing', () => {
  expect(renderToStaticMarkup(<ContentText content={null} payload={{} as Payload} unit="mi" />)).toBe('')
})
