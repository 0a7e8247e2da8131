import { expect, it } from 'vitest'
import { screen } from '@/api/screen'
import { faultsOfPlugin } from './plugin-faults'

const FILES: Record<string, string> = {
  'plugins/tolls/admin/toll-view.tsx':
    'export async function TollView() {}\nconst Hidden = 1\nexport { Cell }',
  'src/ui/mark/index.tsx': 'export const Mark = 1',
}
const faultsOf = (...components: string[]) =>
  faultsOfPlugin(
    'tolls',
    {
      name: 'tolls',
      screens: Object.fromEntries(components.map((one) => [one, screen('/tolls', one)])),
      collections: [{ slug: 'tolls', fields: [], admin: { components: { Description: '/ui/mark#Mark' } } }],
    },
    (file) => FILES[file] ?? null,
  )

it('a definition whose components are exported where it declares has no faults', () => {
  expect(
    faultsOf('@/plugins/tolls/admin/toll-view#TollView', '@/plugins/tolls/admin/toll-view#Cell'),
  ).toEqual([])
})

it.each([
  [
    '@/plugins/tolls/admin/tolls-view#TollsView',
    "plugins/tolls/module.ts: '@/plugins/tolls/admin/tolls-view#TollsView' has no file: create plugins/tolls/admin/tolls-view.tsx, or correct the path.",
  ],
  [
    '@/plugins/tolls/admin/toll-view#Hidden',
    "plugins/tolls/module.ts: '@/plugins/tolls/admin/toll-view#Hidden' is not exported: export Hidden from plugins/tolls/admin/toll-view.tsx, or correct the name.",
  ],
])('%s is found, with the file and the remedy in one line', (component, line) => {
  expect(faultsOf(component)).toEqual([line])
})

it('the component of a block is checked as well', () => {
  const block = { config: { slug: 'toll', fields: [] }, component: '@/plugins/tolls/ui/toll-block#TollBlock' }
  expect(faultsOfPlugin('tolls', { name: 'tolls', contentBlocks: [block] }, () => null)).toHaveLength(1)
})

it('a name other than the folder is found', () => {
  expect(faultsOfPlugin('tolls', { name: 'toll' }, () => null)).toEqual([
    "plugins/tolls/module.ts: the module is called 'toll' and its folder 'tolls': give both one name.",
  ])
})
