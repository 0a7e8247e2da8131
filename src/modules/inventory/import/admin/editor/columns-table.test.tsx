// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { mount } from '@/ui/form/mount.fixture'
import type { ImportMap } from '../../engine/map/import-map-schema'
import type { ImportFileView } from '../../queries/get-import-file'
import { ColumnsTable } from './columns-table'
import type { Editor } from './use-import-editor'

let shown: Awaited<ReturnType<typeof mount>>
afterEach(() => shown.gone())

const show = async (name: string, fields: ImportMap['fields']) => {
  const columns = [{ name, filled: 1, samples: ['20'], values: null }]
  const file = { facts: { columns, rows: 1 } } as unknown as ImportFileView
  const map = { key: 'chassis', file: { decimal: '.' }, references: {}, fields }
  const draft = { map, options: { onExisting: 'skip', references: 'reject' } }
  const editor = { draft, setField: () => undefined } as unknown as Editor
  const places = { showroom: [], namedPort: [] }
  shown = await mount(<ColumnsTable editor={editor} entries={{}} file={file} places={places} />)
  return shown.place.textContent?.includes('A margin is per cent of the price')
}

it.each<[string, ImportMap['fields'], boolean]>([
  ['Margin', {}, true],
  ['Margin', { markup: { column: 'Margin' } }, true],
  ['Margin', { others: { column: 'Margin' } }, false],
  ['Markup', { markup: { column: 'Markup' } }, false],
])('explains the column %s, mapped as %j: %s', async (name, fields, expected) => {
  expect(await show(name, fields)).toBe(expected)
})
