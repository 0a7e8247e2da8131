import { expect, test } from 'vitest'
import { duplicateVehicle } from './duplicate-vehicle'
import { hiace } from './form.fixture'
import { storedVehicleForm } from './vehicle-to-form'

const stored = {
  name: 'The family van',
  nameTyped: true,
  manufacturer: 1,
  model: 2,
  modelCode: 3,
  year: 2017,
  chassis: 'TRH200V-0001',
  officeFileNo: 'OF-1',
  mileage: 48500,
  conditionGrade: 4,
  color: 5,
  showroom: 6,
  costValue: 8000,
  markup: 12,
  price: 8960,
  priceType: 'FOB',
  status: 'PUBLISHED',
  featured: true,
  others: 'Key number 2',
  features: [7],
} as const

const form = storedVehicleForm(duplicateVehicle({ ...stored, features: [...stored.features] }), hiace, [])

test.each([
  ['the car', { manufacturer: '1', model: '2', modelCode: '3', year: '2017', color: '5', features: ['7'] }],
  ['the place and the terms', { showroom: '6', priceType: 'FOB' }],
  ['no title of its own', { name: '' }],
  ['no number', { chassis: '', chassisPrefix: 'TRH200V-', officeFileNo: '' }],
  ['no mileage and no grade', { mileage: '', conditionGrade: '', others: '' }],
  ['no price', { costValue: '', markup: '', storedPrice: 0 }],
  ['nothing that is public', { status: 'DRAFT', featured: false }],
])('the duplicate of a vehicle has %s', (_, values) => expect(form).toMatchObject(values))
