import { describe, expect, it } from 'vitest'
import { fieldsToRecheck } from './fields-to-recheck'

describe('a change validates again the errors that it may fix', () => {
  it.each([
    [['engineSizeCc'], ['engineSize']],
    [['fuelType'], ['engineSizeCc', 'engineSize']],
    [['length', 'width'], ['m3Cbm']],
    [['costValue'], ['price']],
    [['markup'], ['price']],
    [['status'], ['fuelType', 'drivetrain', 'conditionGrade', 'transmission', 'seats']],
    [['documents'], ['auctionSheetUrl', 'brochureUrl']],
    [['engineSizeCc', 'engineSize'], []],
    [['licensePlate'], []],
  ])('of %j: %j', (changed, behind) => expect(fieldsToRecheck(changed)).toEqual(behind))
})
