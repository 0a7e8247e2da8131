import { describe, expect, it } from 'vitest'
import { issuesOf } from '@/input/issues'
import { inquiriesQuery, inquiryInput, inquiryPatch, inquiryStatusInput } from './inquiries'

const requested = { message: 'Have you got one?' }
const least = { ...requested, manufacturer: 'Toyota', model: 'Hiace' }
const problems = (given: object) => {
  const read = inquiryInput.safeParse(given)
  return read.success ? [] : issuesOf(read.error).map(({ message, path }) => `${path}: ${message}`)
}
const NEXT_YEAR = new Date().getUTCFullYear() + 1

describe('an inquiry', () => {
  it.each([
    ['a make and a model by name', least],
    ['both by id', { ...requested, manufacturer: 3, model: 4 }],
    ['both as typed', { ...requested, customManufacturer: 'Tata', customModel: 'Nano' }],
    ['a vehicle of the stock', { ...requested, vehicleId: 7 }],
    ['equal years', { ...least, yearFrom: 2015, yearTo: 2015 }],
    ['next year', { ...least, yearTo: NEXT_YEAR }],
    ['nothing chosen', { ...least, steering: '', priceType: null, country: '', transmission: '' }],
    ['everything', { ...least, steering: 'RHD', priceType: 'CIF', country: 'Kenya', message: 'Diesel' }],
  ])('with %s is taken', (_, given) => {
    expect(problems(given)).toEqual([])
  })

  it.each([
    [
      'nothing',
      {},
      ['manufacturer: Make is required', 'model: Model is required', 'message: Message is required'],
    ],
    ['a blank message', { ...least, message: ' ' }, ['message: Message is required']],
    ['a blank make', { ...least, manufacturer: ' ' }, ['manufacturer: Make is required']],
    [
      'years the wrong way round',
      { ...least, yearFrom: 2016, yearTo: 2012 },
      ['yearTo: The last year cannot be before the first'],
    ],
    ['an ancient year', { ...least, yearFrom: 1899 }, ['yearFrom: Year must be between 1900 and next year']],
    [
      'a year to come',
      { ...least, yearTo: NEXT_YEAR + 1 },
      ['yearTo: Year must be between 1900 and next year'],
    ],
    ['a half year', { ...least, yearFrom: 2015.5 }, ['yearFrom: Year must be between 1900 and next year']],
    ['a third side', { ...least, steering: 'MHD' }, ['steering: Steering must be one of LHD, RHD']],
    ['another term', { ...least, priceType: 'EXW' }, ['priceType: Price type must be one of CIF, FOB, DDP']],
    [
      'no such country',
      { ...least, country: 'Atlantis' },
      ['country: Please choose a country from the list'],
    ],
    [
      'a long message',
      { ...least, message: 'x'.repeat(2001) },
      ['message: Message must be 2000 characters or less'],
    ],
    ['a reply of its own', { ...least, replyMessage: 'Yes' }, ["replyMessage: Unknown field 'replyMessage'"]],
  ])('with %s is refused on its field', (_, given, messages) => {
    expect(problems(given)).toEqual(messages)
  })

  it('names its country as the list does', () => {
    expect(inquiryInput.parse({ ...least, country: 'ke' }).country).toBe('Kenya')
  })
})

it('a change may have any of the fields, and a reply', () => {
  expect(inquiryPatch.parse({ replyMessage: 'Yes' })).toEqual({ replyMessage: 'Yes' })
  expect(inquiryPatch.safeParse({ status: 'REPLIED' }).success).toBe(false)
})

it.each([
  [{}, 'Status is required'],
  [{ status: 'CLOSED' }, 'Status must be one of PENDING, REPLIED'],
])('a state that is none is refused: %j', (given, message) => {
  const read = inquiryStatusInput.safeParse(given)
  expect(read.error && issuesOf(read.error)).toEqual([{ path: 'status', message }])
})

it.each([
  [{ yearFrom: '2016', yearTo: '2012' }, 'yearFrom'],
  [{ inquiryDateFrom: '2026-11-02', inquiryDateTo: '2026-11-01' }, 'inquiryDateFrom'],
])('a list of an inverted range is refused: %j', (given, path) => {
  const read = inquiriesQuery.safeParse(given)
  expect(read.error && issuesOf(read.error).map((one) => one.path)).toEqual([path])
})

it('filters that are empty or "all" are none', () => {
  const query = inquiriesQuery.parse({ status: 'all', keyword: '', steering: 'ALL' })
  expect(query).toMatchObject({ page: 1, limit: 10, status: undefined, keyword: undefined })
})
