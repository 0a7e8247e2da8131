import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AddedFacets } from './added-facets'
import type { PanelData, PanelRange } from './filter-panel-facets'

const CHECKED: PanelRange = {
  column: 'checked_on',
  label: 'Checked on',
  kind: 'day',
  unit: '',
  low: ['checked_on.from', '2026-03-12'],
  high: ['checked_on.to', ''],
}
const LOAD: PanelRange = {
  column: 'payload_kg',
  label: 'Payload',
  kind: 'number',
  unit: 'kg',
  low: ['payload_kg.from', ''],
  high: ['payload_kg.to', ''],
}

const drawn = (opened: string | null) => {
  const data = { here: '/vehicles', added: [], extras: [], ranges: [CHECKED, LOAD], opened }
  return renderToStaticMarkup(<AddedFacets data={data as unknown as PanelData} />)
}

it('a field with a bound stands open with both of its inputs; another waits behind its title', () => {
  const panel = drawn(null)
  expect(panel).toMatch(
    /type="date"[^>]*name="checked_on.from"[^>]*value="2026-03-12"|name="checked_on.from"[^>]*type="date"[^>]*value="2026-03-12"/,
  )
  expect(panel).toContain('name="checked_on.to"')
  expect(panel).not.toContain('payload_kg.from')
  expect(panel).toContain('panel=payload_kg')
})

it('a field that the address opens has numbers of any size, in its unit', () => {
  const panel = drawn('payload_kg')
  expect(panel).toContain('From, kg')
  expect(panel).toMatch(/<input[^>]*step="any"[^>]*>/)
})
