// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mount } from '@/ui/form/mount.fixture'
import type { ImportMap } from '../../engine/map/import-map-schema'
import { FileQuestions } from './file-questions'
import type { Editor } from './use-import-editor'

const START: ImportMap = {
  key: 'chassis',
  file: { decimal: '.' },
  references: {},
  fields: { chassis: { column: 'VIN' }, mileage: { column: 'Odo' }, price: { column: 'Price' } },
}
const ENTRIES = { steeringType: ['RHD', 'LHD'], namedPort: ['Mombasa'], currency: ['JPY', 'KES'] }

let map = START
let shown: Awaited<ReturnType<typeof mount>>

function Questions() {
  const [draft, setDraft] = useState({ map: START, options: {} })
  map = draft.map
  return <FileQuestions editor={{ draft, setDraft } as unknown as Editor} entries={ENTRIES} />
}

beforeEach(async () => {
  shown = await mount(<Questions />)
})
afterEach(() => shown.gone())

const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
const controlOf = (label: string): HTMLSelectElement => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  return document.getElementById(found?.htmlFor ?? '') as HTMLSelectElement
}
const answer = (label: string, value: string) =>
  act(async () => {
    const control = controlOf(label)
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  })

it('shows what no column says, each with its error, and puts the answers into the map', async () => {
  expect(labels()).toEqual([
    'Which currency are the amounts in?',
    'Which unit does the odometer count in?',
    'What do the prices include?',
    'Which side is the steering wheel on?',
    'Which year are the vehicles of?',
  ])
  const unit = controlOf('Which unit does the odometer count in?')
  expect(unit.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(unit.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'No column says this. Choose an answer.',
  )
  await answer('Which unit does the odometer count in?', 'km')
  await answer('Which currency are the amounts in?', 'KES')
  await answer('What do the prices include?', 'CIF')
  await answer('Which side is the steering wheel on?', '?')
  await answer('Which year are the vehicles of?', '2017')
  expect(labels()).toContain('Which port do CIF and DDP prices hold for?')
  await answer('Which port do CIF and DDP prices hold for?', 'Mombasa')
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
  expect(map).toEqual({
    ...START,
    fields: {
      ...START.fields,
      mileage: { column: 'Odo', unit: 'km' },
      currency: { constant: 'KES' },
      priceType: { constant: 'CIF' },
      namedPort: { constant: 'Mombasa' },
      year: { constant: 2017 },
    },
    notStated: ['steering'],
  })
})
