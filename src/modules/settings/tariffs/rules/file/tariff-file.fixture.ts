import { lookUpTariffNames } from './look-up-tariff-names'
import type { FileRow } from './read-tariff'

/** Ports and types for the tests of a tariff's file. */
export const PORTS = [
  { id: 1, name: 'Yokohama', country: 'Japan', unlocode: 'JPYOK' },
  { id: 2, name: 'Kobe', country: 'Japan', unlocode: 'JPUKB' },
  { id: 3, name: 'Mombasa', country: 'Kenya', unlocode: 'KEMBA' },
  { id: 4, name: 'Gqeberha (Port Elizabeth)', country: 'South Africa', unlocode: null },
  { id: 5, name: 'Georgetown', country: 'Guyana', unlocode: 'GYGEO' },
  { id: 6, name: 'Georgetown', country: 'Malaysia', unlocode: 'MYPEN' },
  { id: 7, name: 'Singapore', country: 'Singapore', unlocode: 'SGSIN' },
  { id: 8, name: 'Lüderitz', country: 'Namibia', unlocode: 'NALUD' },
]
export const DIRECTORY = lookUpTariffNames(
  PORTS,
  new Map([
    [11, 'Truck'],
    [12, 'Kei Car'],
  ]),
)

/** Lines of a file below its header. */
export const rowsOf = (lines: readonly (readonly string[])[]): FileRow[] =>
  lines.map((cells, index) => ({ line: index + 2, cells }))
