import { describe, expect, it } from 'vitest'
import {
  canonicalPage,
  isListingIndexed,
  type ListingChoices,
  listingDescription,
  listingHeading,
  listingSubject,
  listingTitle,
} from './listing-title'

const toyota = { id: 1, name: 'Toyota' }
const nissan = { id: 2, name: 'Nissan' }
const cruiser = { id: 10, name: 'Land Cruiser', make: toyota }
const patrol = { id: 11, name: 'Patrol', make: nissan }
const body = (name: string) => ({ id: 5, name })
const none: ListingChoices = { makes: [], models: [], bodyTypes: [], others: false }

describe('a page of the list', () => {
  it.each<[string, Partial<ListingChoices>, string, boolean]>([
    ['everything', {}, 'Used vehicles for export', true],
    ['one make', { makes: [toyota] }, 'Used Toyota vehicles for export', true],
    [
      'a model with its make',
      { makes: [toyota], models: [cruiser] },
      'Used Toyota Land Cruiser for export',
      true,
    ],
    ['a model alone', { models: [cruiser] }, 'Used Toyota Land Cruiser for export', true],
    ['one body type', { bodyTypes: [body('SUV')] }, 'Used SUVs for export', true],
    ['a body type in -s', { bodyTypes: [body('Bus')] }, 'Used Buses for export', true],
    ['a body type in the plural', { bodyTypes: [body('Trucks')] }, 'Used Trucks for export', true],
    ['a body type in -y', { bodyTypes: [body('Lorry')] }, 'Used Lorries for export', true],
    ['a body type in other letters', { bodyTypes: [body('軽自動車')] }, 'Used 軽自動車 for export', true],
    ['two makes', { makes: [toyota, nissan] }, 'Vehicle search', false],
    ['two models', { makes: [toyota], models: [cruiser, patrol] }, 'Vehicle search', false],
    ['a model of another make', { makes: [toyota], models: [patrol] }, 'Vehicle search', false],
    ['a model without a make', { models: [{ ...cruiser, make: null }] }, 'Vehicle search', false],
    ['a make and a body type', { makes: [toyota], bodyTypes: [body('SUV')] }, 'Vehicle search', false],
    ['a model and a body type', { models: [cruiser], bodyTypes: [body('SUV')] }, 'Vehicle search', false],
    ['two body types', { bodyTypes: [body('SUV'), body('Van')] }, 'Vehicle search', false],
    ['a make and a price', { makes: [toyota], others: true }, 'Vehicle search', false],
    ['words alone', { others: true }, 'Vehicle search', false],
  ])('about %s', (_, choices, heading, isIndexed) => {
    const subject = listingSubject({ ...none, ...choices })
    expect(listingHeading(subject)).toBe(heading)
    expect(isListingIndexed(subject, 12)).toBe(isIndexed)
    expect(isListingIndexed(subject, null)).toBe(isIndexed)
    expect(isListingIndexed(subject, 0)).toBe(false)
  })

  it('includes its number from the second page on', () => {
    const subject = listingSubject({ ...none, makes: [toyota] })
    expect(listingTitle(subject, 1)).toBe('Used Toyota vehicles for export')
    expect(listingTitle(subject, 3)).toBe('Used Toyota vehicles for export, page 3')
  })

  it('states its number of vehicles only if there is one', () => {
    const subject = listingSubject({ ...none, bodyTypes: [body('SUV')] })
    expect(listingDescription(subject, 1284)).toMatch(/^1,284 used SUVs for export,/)
    expect(listingDescription(subject, null)).toMatch(/^Used SUVs for export,/)
    expect(listingDescription(listingSubject(none), 1284)).not.toMatch(/\d/)
  })

  it.each([
    ['its own number', { page: 3, total: 100, isUsualOrder: true }, 3],
    ['the last page when it lies behind it', { page: 9999, total: 100, isUsualOrder: true }, 9],
    ['the first page when there is nothing', { page: 4, total: 0, isUsualOrder: true }, 1],
    ['its own number when nobody counted', { page: 4, total: null, isUsualOrder: true }, 4],
    ['the first page in another order', { page: 4, total: 100, isUsualOrder: false }, 1],
  ])('has the canonical address %s', (_, listing, page) => {
    expect(canonicalPage({ limit: 12, ...listing })).toBe(page)
  })
})
