import { describe, expect, it } from 'vitest'
import { emptyVehicleForm, type VehicleFormValues } from '../rules/form/form-values'
import { fieldOfCallName, inCallNames } from './field-names-in-calls'
import { vehicleFormIssues } from './vehicle-form'

const now = new Date('2026-06-15T10:00:00Z')
const facts = { now, fuelTypeName: (id: string) => (id === '9' ? 'Electric' : 'Petrol') }
const complete = (): VehicleFormValues & { images: unknown[] } => ({
  ...emptyVehicleForm(),
  year: '2017',
  mileage: '48500',
  manufacturer: '1',
  model: '2',
  modelCode: '3',
  vehicleType: '4',
  color: '5',
  showroom: '6',
  officeFileNo: 'OF-1',
  chassis: '0001',
  engineSizeCc: '1998',
  costValue: '8000',
  images: [{}],
})
const messages = (change: Partial<ReturnType<typeof complete>>) =>
  vehicleFormIssues({ ...complete(), ...change }, facts).map(({ message, path }) => `${path}: ${message}`)

describe('the vehicle form', () => {
  it('accepts a complete vehicle', () => expect(messages({})).toEqual([]))
  it.each<[change: Partial<ReturnType<typeof complete>>, message: string]>([
    [{ model: '' }, 'model: Model is required'],
    [{ manufacturer: '' }, 'manufacturer: Manufacturer is required'],
    [{ modelCode: '' }, 'modelCode: Model code is required'],
    [{ year: '' }, 'year: Year is required'],
    [{ year: '1899' }, 'year: Year must be between 1900 and next year'],
    [{ year: '2028' }, 'year: Year must be between 1900 and next year'],
    [{ officeFileNo: '' }, 'officeFileNo: Office file number is required'],
    [{ officeFileNo: ' ' }, 'officeFileNo: Office file number is required'],
    [{ chassis: '' }, 'chassis: Chassis number is required'],
    [{ color: '' }, 'color: Color is required'],
    [{ mileage: '' }, 'mileage: Mileage is required'],
    [{ mileage: '-1' }, 'mileage: Mileage must be non-negative'],
    [{ vehicleType: '' }, 'vehicleType: Vehicle type is required'],
    [{ seats: '0' }, 'seats: Seats must be at least 1'],
    [{ doors: '0' }, 'doors: Doors must be at least 1'],
    [{ engineSizeCc: '' }, 'engineSizeCc: Engine size (cc) is required'],
    [{ engineSizeCc: '' }, 'engineSize: Engine size is required'],
    [{ engineNumber: 'x'.repeat(101) }, 'engineNumber: Engine number must be 100 characters or less'],
    [{ length: '-1' }, 'length: Length must be non-negative'],
    [{ width: '-1' }, 'width: Width must be non-negative'],
    [{ height: '-1' }, 'height: Height must be non-negative'],
    [{ carryingCapKg: '-1' }, 'carryingCapKg: Carrying capacity must be non-negative'],
    [{ weightKg: '-1' }, 'weightKg: Weight must be non-negative'],
    [{ grossWeightKg: '-1' }, 'grossWeightKg: Gross weight must be non-negative'],
    [{ oldPrice: '-1' }, 'oldPrice: Old price must be non-negative'],
    [{ showroom: '' }, 'showroom: Location is required'],
    [{ costValue: '' }, 'costValue: Cost value is required'],
    [{ costValue: 'abc' }, 'costValue: Cost value must be a number'],
    [{ costValue: '-1' }, 'costValue: Cost value must be non-negative'],
    [{ markup: '-101' }, 'markup: Markup must be between -100 and 1,000'],
    [{ costValue: '2000000000', markup: '1' }, 'price: Price must be 2,000,000,000 or less'],
    [{ mileage: 'abc' }, 'mileage: Mileage must be a number'],
    [{ seats: '1.5' }, 'seats: Seats must be a whole number'],
    [
      { status: 'GONE' as never },
      'status: Status must be one of DRAFT, PUBLISHED, RESERVED, SOLD, ARCHIVED, IN_AUCTION',
    ],
    [{ priceType: 'EXW' as never }, 'priceType: Price type must be one of CIF, FOB, DDP'],
    [{ images: [] }, 'images: At least one image is required for the vehicle'],
    [{ status: 'PUBLISHED' }, 'fuelType: Fuel type is required'],
    [{ status: 'PUBLISHED' }, 'drivetrain: Drivetrain is required'],
    [{ status: 'PUBLISHED' }, 'conditionGrade: Condition grade is required'],
    [{ status: 'PUBLISHED' }, 'transmission: Transmission is required'],
    [{ status: 'PUBLISHED' }, 'seats: Seats are required'],
  ])('%j is refused', (change, message) => expect(messages(change)).toContain(message))
  it('requires no displacement for an electric vehicle', () => {
    expect(messages({ fuelType: '9', engineSizeCc: '' })).toEqual([])
  })
})

describe('names of the call', () => {
  it('are the specification’s', () => {
    expect(inCallNames({ fuelType: 1, colorName: 'White', tagNames: ['Export'], chassis: 'A-1' })).toEqual({
      vehicle_fuel_type_id: 1,
      color: 'White',
      tags: ['Export'],
      chassis: 'A-1',
    })
  })
  it.each([
    ['office_file_no', 'officeFileNo'],
    ['vehicle_type_id', 'vehicleType'],
    ['color', 'color'],
    ['location', 'showroom'],
    ['images.2.image_type', 'images'],
    ['seats', 'seats'],
  ])('%s is about %s', (name, field) => expect(fieldOfCallName(name)).toBe(field))
})
