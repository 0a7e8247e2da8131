import {
  fieldSpec,
  type ImportField,
  importFieldNames,
} from '@/modules/inventory/import/engine/import-fields'
import { buildDemoCatalogue, type DemoVehicle } from '../../../scripts/seed/demo'

/** A file to import, and its map. */
export type BenchFile = { name: string; csv: Buffer; map: unknown }

type Cells = Readonly<Record<string, unknown>>

/** What most price lists have. */
const NARROW: readonly ImportField[] = [
  'chassis',
  'officeFileNo',
  'manufacturer',
  'model',
  'modelCode',
  'year',
  'vehicleType',
  'color',
  'mileage',
  'fuelType',
  'transmission',
  'drivetrain',
  'engineSizeCc',
  'conditionGrade',
  'seats',
  'price',
  'currency',
  'showroom',
  'status',
]

const quotedCell = (value: unknown): string => `"${String(value ?? '').replaceAll('"', '""')}"`

function fileOf(name: string, fields: readonly ImportField[], cars: readonly Cells[]): BenchFile {
  const cell = (car: Cells, field: ImportField) =>
    Array.isArray(car[field]) ? (car[field] as string[]).join('|') : car[field]
  const lines = cars.map((car) => fields.map((field) => quotedCell(cell(car, field))).join(','))
  const sources = fields.map((field) => [
    field,
    {
      column: field,
      ...(fieldSpec(field).kind === 'list' && { split: '|' }),
      ...(field === 'mileage' && { unit: 'mi' }),
    },
  ])
  return {
    name,
    csv: Buffer.from([fields.join(','), ...lines].join('\n')),
    map: {
      key: 'chassis',
      featureGroup: 'Imported',
      fields: { priceType: { constant: 'CIF' }, ...Object.fromEntries(sources) },
      notStated: ['port', 'steering'],
    },
  }
}

/** Files of as many rows each: narrow, wide, full of new names, and repetitive. */
export function benchFiles(rows: number, now: Date): BenchFile[] {
  const { vehicles } = buildDemoCatalogue({ now, count: Math.min(rows, 2_000) })
  const drawn = (n: number): DemoVehicle => vehicles[n % vehicles.length]!
  const cars = (of: string, own: (n: number) => Cells): Cells[] =>
    Array.from({ length: rows }, (_, n) => {
      const { createdAt: _created, publishedAt: _published, ...car } = drawn(n)
      return { ...car, chassis: `${of}-${n}`, officeFileNo: `${of}-${n}`, ...own(n) }
    })
  const extras = Array.from({ length: 40 }, (_, n) => `Extra ${n}`)
  return [
    fileOf(
      'narrow',
      NARROW,
      cars('NARROW', () => ({})),
    ),
    fileOf(
      'wide',
      importFieldNames(),
      cars('WIDE', (n) => ({ features: extras.slice(n % 10, (n % 10) + 30) })),
    ),
    fileOf(
      'names',
      [...NARROW, 'grade'],
      cars('NAMES', (n) => ({ model: `Model ${n}`, modelCode: null, grade: `G ${n}` })),
    ),
    fileOf(
      'repeated',
      [...NARROW, 'description'],
      cars('SAME', (n) => ({
        ...drawn(n % 5),
        chassis: `SAME-${n}`,
        officeFileNo: `SAME-${n}`,
        description: 'x'.repeat(900),
      })),
    ),
  ]
}
