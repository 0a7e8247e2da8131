import { expect, test } from 'vitest'
import { ownPortsFirst } from './own-ports-first'

const PORTS = [
  { id: 1, name: 'Djibouti', country: 'Djibouti' },
  { id: 3, name: 'Mombasa', country: 'Kenya' },
  { id: 5, name: 'Dar es Salaam', country: 'Tanzania' },
  { id: 6, name: 'Tanga', country: 'Tanzania' },
]

test.each<[string, string | null, string[]]>([
  ['by name', 'Tanzania', ['Tanzania', 'Djibouti', 'Kenya']],
  ['by code', 'KE', ['Kenya', 'Djibouti', 'Tanzania']],
  ['without a port', 'Uganda', ['Djibouti', 'Kenya', 'Tanzania']],
  ['that is not known', null, ['Djibouti', 'Kenya', 'Tanzania']],
  ['that there is none of', 'Atlantis', ['Djibouti', 'Kenya', 'Tanzania']],
])('ports begin with those of the country, given %s', (_, country, expected) => {
  const groups = ownPortsFirst(PORTS, country)
  expect(groups.map((group) => group.country)).toEqual(expected)
  expect(groups.flatMap(({ ports }) => ports)).toHaveLength(PORTS.length)
})
