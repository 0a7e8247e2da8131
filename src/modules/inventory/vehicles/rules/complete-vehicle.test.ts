import { expect, test } from 'vitest'
import { completeVehicle, type DraftReferences } from './complete-vehicle'

const NOW = new Date('2026-05-01T12:00:00Z')
const REFS: DraftReferences = {
  refs: { manufacturerName: 'Toyota', modelName: 'Vitz', fuelTypeName: 'Petrol' },
  modelBelongs: true,
  modelCodeBelongs: true,
  vehicleTypeKnown: true,
}
const DRAFT = {
  manufacturer: 1,
  model: 2,
  vehicleType: 3,
  showroom: 4,
  chassis: ' SCP10-1 ',
  officeFileNo: 'F-1',
  engineSizeCc: 997,
}
const PUBLISHED = {
  ...DRAFT,
  status: 'PUBLISHED',
  fuelType: 1,
  drivetrain: 1,
  conditionGrade: 1,
  transmission: 1,
  seats: 5,
} as const

test('a valid draft has no issues, and all derived values', () => {
  const { derived, issues, publishedAt } = completeVehicle(DRAFT, REFS, NOW)
  expect(issues).toEqual([])
  expect(publishedAt).toBeNull()
  expect(derived).toMatchObject({
    name: 'Toyota Vitz 2026',
    chassis: 'SCP10-1',
    engineSize: '1.0 L',
    status: 'DRAFT',
  })
})

test.each([
  ['never published', undefined, NOW.toISOString()],
  ['published before', '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'],
])('the time of publication is the first one: %s', (_when, publishedAt, expected) => {
  expect(completeVehicle({ ...PUBLISHED, publishedAt }, REFS, NOW)).toMatchObject({
    publishedAt: expected,
    issues: [],
  })
})

test.each<[string, Partial<DraftReferences>, object, string[]]>([
  ['a model of another make', { modelBelongs: false }, {}, ['Model not found for this manufacturer']],
  ['a code of another model', { modelCodeBelongs: false }, {}, ['Model code not found for this model']],
  ['an unknown body type', { vehicleTypeKnown: false }, {}, ['Vehicle type not found']],
  [
    'what is missing',
    {},
    { chassis: '  ', showroom: null },
    ['Chassis number is required', 'Location is required'],
  ],
  ['an entered value that the rules would replace', {}, { m3Cbm: -1 }, ['Volume must be non-negative']],
  [
    'only the first problem of a field',
    { modelBelongs: false },
    { model: null },
    ['Model not found for this manufacturer'],
  ],
])('shows %s', (_what, references, own, messages) => {
  const { issues } = completeVehicle({ ...DRAFT, ...own }, { ...REFS, ...references }, NOW)
  expect(issues.map(({ message }) => message)).toEqual(messages)
})
