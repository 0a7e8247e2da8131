import { expect, it, test } from 'vitest'
import { blockComponents, componentAt } from './block-components'

it.each([
  ['/modules/content/blocks/video/video-block#VideoBlock', '@/modules/content/blocks/video/video-block'],
  ['@/plugins/tolls/ui/toll-block#TollBlock', '@/plugins/tolls/ui/toll-block'],
])('%s is imported from %s', (component, from) => expect(componentAt(component).from).toBe(from))

it.each(['toll-block#TollBlock', '/toll-block', "/a'b#TollBlock", '/toll-block#tollBlock'])(
  '%s is refused',
  (component) => expect(() => componentAt(component)).toThrow('is no component of a block'),
)

test('the map imports what each block names, also two of one name', () => {
  const code = blockComponents([
    { slug: 'toll', component: '@/plugins/tolls/ui/block#Block' },
    { slug: 'call-to-action', component: '/modules/a#Block' },
  ])
  expect(code).toContain("import { Block as Block1 } from '@/plugins/tolls/ui/block'")
  expect(code).toContain("import { Block as Block2 } from '@/modules/a'")
  expect(code).toContain("  'call-to-action': Block2,\n  'toll': Block1,")
})
