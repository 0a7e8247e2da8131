import { describe, expect, it } from 'vitest'
import type { ModelCodeFacts } from '../vehicle-draft-type'
import { codeChosen, manufacturerChosen, modelChosen } from './dependent-choices'
import { chosen, hiace } from './form.fixture'

const bare: ModelCodeFacts = { modelCode: 'E12' }

describe('choosing', () => {
  it('a model code fills in and locks what it knows', () => {
    expect(chosen()).toMatchObject({
      drivetrain: '2',
      fuelType: '3',
      engineSizeCc: '1998',
      length: '469.5',
      width: '169.5',
      height: '198',
      chassisPrefix: 'TRH200V-',
      locks: ['drivetrain', 'fuelType', 'engineSizeCc', 'length', 'width', 'height', 'm3Cbm'],
    })
  })
  it('a code that knows nothing locks nothing and leaves existing values', () => {
    const after = { ...chosen(), ...codeChosen(chosen(), bare) }
    expect(after).toMatchObject({ locks: [], engineSizeCc: '1998', chassisPrefix: 'E12-' })
  })
  it('another manufacturer clears model, model code and the locks', () => {
    expect({ ...chosen(), ...manufacturerChosen(chosen()) }).toMatchObject({
      manufacturer: '1',
      model: '',
      modelCode: '',
      locks: [],
      code: null,
      chassisPrefix: 'CODE-',
    })
  })
  it('another model clears the model code', () => {
    expect({ ...chosen(), ...modelChosen(chosen()) }).toMatchObject({ model: '2', modelCode: '', locks: [] })
  })
  it('another code keeps the entered part of the chassis number', () => {
    const values = { ...chosen(), chassis: '0001234' }
    expect(codeChosen(values, bare)).toMatchObject({ chassisPrefix: 'E12-', chassis: '0001234' })
  })
  it.each([
    ['SALWA2FK7HA123456', { chassisPrefix: '', chassis: 'SALWA2FK7HA123456' }],
    ['trh200v-0001', { chassisPrefix: 'TRH200V-', chassis: '0001' }],
    ['', { chassisPrefix: 'TRH200V-', chassis: '' }],
  ])('a code does not change the chassis number %s, which is shown whole', (chassis, after) => {
    expect(codeChosen({ ...chosen(), chassisPrefix: '', chassis }, hiace)).toMatchObject(after)
  })
})
