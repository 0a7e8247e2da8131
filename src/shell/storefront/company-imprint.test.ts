import { expect, test } from 'vitest'
import { SITE } from '@/kernel/site'
import { companyImprint } from './company-imprint'

test('the foot names the company with its registration number and memberships, where the settings do', () => {
  expect(companyImprint(SITE)).toEqual([])
  const facts = companyImprint({
    ...SITE,
    legalName: 'Kaido Motors K.K.',
    registrationNumber: '0200-01-123456',
    memberships: ['JUMVEA no. 1234'],
    address: 'Honmoku Wharf\nYokohama',
    phones: ['+81 45 123 4567'],
    email: 'sales@kaido.example',
  })
  expect(facts).toEqual([
    'Kaido Motors K.K.',
    'Registration no. 0200-01-123456',
    'JUMVEA no. 1234',
    'Honmoku Wharf, Yokohama',
    '+81 45 123 4567',
    'sales@kaido.example',
  ])
})
