import { describe, expect, it } from 'vitest'
import type { ModelCodeFacts } from '../vehicle-draft-type'
import { splitChassis, wholeChassis } from './chassis-prefix'

const hiace: ModelCodeFacts = { modelCode: 'TRH200V' }

describe('the chassis number', () => {
  it.each([
    ['TRH200V-01', hiace, 'TRH200V-', '01'],
    ['trh200v-01', hiace, 'TRH200V-', '01'],
    ['SALWA2FK7HA123456', hiace, '', 'SALWA2FK7HA123456'],
    ['TRH200V-ZRR80-0123456', hiace, '', 'TRH200V-ZRR80-0123456'],
    ['', hiace, 'TRH200V-', ''],
    [null, null, 'CODE-', ''],
  ])('%s is shown as prefix and part', (stored, code, chassisPrefix, chassis) => {
    expect(splitChassis(stored, code)).toEqual({ chassisPrefix, chassis })
  })
  it.each([
    ['TRH200V-', '0001', 'TRH200V-0001'],
    ['TRH200V-', ' TRH200V-0001 ', 'TRH200V-0001'],
    ['', 'SALWA2FK7HA123456', 'SALWA2FK7HA123456'],
    ['TRH200V-', 'TRH200-0001234', 'TRH200-0001234'],
    ['CODE-', ' ZRR80-0123456', 'ZRR80-0123456'],
    ['CODE-', 'JTMHV05J604012345', 'JTMHV05J604012345'],
    ['TRH200V-', '  ', ''],
  ])('%s and %s are stored as %s', (chassisPrefix, chassis, whole) => {
    expect(wholeChassis({ chassis, chassisPrefix })).toBe(whole)
  })
})
