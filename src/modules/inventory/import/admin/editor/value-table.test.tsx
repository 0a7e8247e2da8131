// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { mount, type } from '@/ui/form/mount.fixture'
import type { ImportField } from '../../engine/import-fields'
import type { FieldSource } from '../../engine/map/import-map-schema'
import { withField } from './map-in-editor'
import type { Draft } from './use-import-draft'
import type { Editor } from './use-import-editor'
import { ValueTable } from './value-table'

const ENTRIES = {
  color: ['White', 'Gray'],
  fuelType: ['__proto__', 'constructor'],
  status: ['DRAFT', 'PUBLISHED'],
  namedPort: ['Dar es Salaam', 'Mombasa'],
}
const PLACES = {
  showroom: [],
  namedPort: [
    { id: 1, name: 'Mombasa', country: 'Kenya', code: 'KEMBA' },
    { id: 2, name: 'Dar es Salaam', country: 'Tanzania', code: 'TZDAR' },
  ],
}

let shown: Awaited<ReturnType<typeof mount>>
afterEach(() => shown.gone())

const changes: FieldSource[] = []
let load: (source: FieldSource) => Promise<void>

function Table({
  field,
  references,
  text,
}: {
  field: ImportField
  references: 'create' | 'reject'
  text: string
}) {
  const [draft, setDraft] = useState<Draft>({
    map: { key: 'chassis', file: { decimal: '.' }, references: {}, fields: { [field]: { column: 'C' } } },
    options: { onExisting: 'skip', references },
  })
  const setField = (name: ImportField, source: FieldSource | null) =>
    setDraft((before) => ({ ...before, map: withField(before.map, name, source) }))
  load = (source) => act(async () => setField(field, source))
  const editor = {
    draft,
    setField: (name: ImportField, source: FieldSource) => {
      changes.push(source)
      setField(name, source)
    },
  } as unknown as Editor
  const column = { name: 'C', filled: 1, samples: [text], values: [{ text, rows: 1 }] }
  const source = draft.map.fields[field] as FieldSource
  return (
    <ValueTable
      column={column}
      editor={editor}
      entries={ENTRIES}
      places={PLACES}
      target={{ field, source }}
    />
  )
}

const show = async (field: ImportField, text: string, references: 'create' | 'reject' = 'reject') => {
  changes.length = 0
  shown = await mount(<Table field={field} references={references} text={text} />)
}
const options = () => [...shown.place.querySelectorAll('option')].map(({ textContent }) => textContent)

it.each(['__proto__', 'constructor'])('lists the entry %s by its name', async (name) => {
  await show('fuelType', name)
  expect(options()).toContain(name)
})

it('offers a new entry where the import adds what a list lacks', async () => {
  await show('color', 'Grey', 'create')
  expect(options()).toContain('A new entry: Grey')
})

it.each<[ImportField, string, 'create' | 'reject']>([
  ['color', 'Grey', 'reject'],
  ['status', 'Reserved soon', 'create'],
])('offers no new entry of %s for %s where the import does not add any', async (field, text, references) => {
  await show(field, text, references)
  expect(options().filter((option) => option?.startsWith('A new entry'))).toEqual([])
  await load({ column: 'C', values: { [text]: 'Elsewhere' }, otherwise: 'keep' })
  expect(options()).toContain('Elsewhere: not in the list')
})

const leave = (input: HTMLInputElement) =>
  act(async () => {
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })

it('a name that is typed changes the map when it is another one, and not when a field is only left', async () => {
  await show('model', 'Vits')
  await load({ column: 'C', values: { Vits: null }, otherwise: 'keep' })
  await leave(shown.find<HTMLInputElement>('input'))
  expect(changes).toEqual([])
  const input = shown.find<HTMLInputElement>('input')
  await type(input, 'Vitz ')
  await leave(input)
  await leave(shown.find<HTMLInputElement>('input'))
  expect(changes).toEqual([{ column: 'C', values: { Vits: 'Vitz' }, otherwise: 'keep' }])
})

it('a name from another map replaces the one that was typed', async () => {
  await show('model', 'Vits')
  const input = shown.find<HTMLInputElement>('input')
  await type(input, 'Vitz')
  await leave(input)
  expect(shown.find<HTMLInputElement>('input').value).toBe('Vitz')
  await load({ column: 'C', values: { Vits: 'Yaris' }, otherwise: 'keep' })
  expect(shown.find<HTMLInputElement>('input').value).toBe('Yaris')
})

it.each(['KEMBA', 'Mombasa, Kenya', 'Port of Mombasa'])('a port is in the list as %s, too', async (text) => {
  await show('namedPort', text)
  expect(options()).toEqual(['As is', 'Leave empty', 'Dar es Salaam', 'Mombasa'])
})
