import { expect, test } from 'vitest'
import { accountLabel } from './account-label'
import { accountFor, type BankAccountEntry, checkAccount, tidyAccount } from './bank-account'

const MUFG: BankAccountEntry = {
  currency: 'USD',
  bankName: 'MUFG Bank',
  accountName: 'Kaido Trading K.K.',
  accountNumber: '1234567',
  swift: 'BOTKJPJT',
  bankAddress: null,
  isDefault: true,
}

test.each<[string, Partial<BankAccountEntry>, string[]]>([
  ['a Japanese account number', {}, []],
  ['a number with dashes', { accountNumber: '012-3456-78' }, []],
  ['an IBAN in any spacing', { accountNumber: 'de89 3704 0044 0532 0130 00' }, []],
  ['a British IBAN', { accountNumber: 'GB82WEST12345698765432' }, []],
  ['an IBAN of Belarus', { accountNumber: 'BY13NBRB3600900000002Z00AB00' }, []],
  ['a SWIFT with its branch', { swift: 'deutdeff500' }, []],
  ['no SWIFT', { swift: null }, []],
  [
    'two digits of an IBAN swapped',
    { accountNumber: 'DE89 3704 0044 0532 0103 00' },
    ['accountNumber: This IBAN has a mistyped character: its check digits do not match'],
  ],
  [
    'an IBAN cut short',
    { accountNumber: 'DE89 3704 0044 0532 0130' },
    ['accountNumber: An IBAN of DE has 22 characters; this one has 20'],
  ],
  [
    'half an IBAN of another country',
    { accountNumber: 'XK05 1212' },
    ['accountNumber: This IBAN is not complete'],
  ],
  ['three digits', { accountNumber: '123' }, ['accountNumber: Account number must have at least 4 digits']],
  ['a sentence', { accountNumber: '1234?' }, ['accountNumber: Account number must be digits and letters']],
  ['no number', { accountNumber: ' ' }, ['accountNumber: Account number or IBAN is required']],
  ['a SWIFT too short', { swift: 'BOTKJP' }, ['swift: SWIFT must be 8 or 11 characters such as MHCBJPJT']],
  [
    'a SWIFT without a country',
    { swift: 'BOTK12JT' },
    ['swift: SWIFT must be 8 or 11 characters such as MHCBJPJT'],
  ],
  ['a currency that we do not trade in', { currency: 'XXX' }, ['currency: Currency is required']],
  ['no bank', { bankName: ' ' }, ['bankName: Bank is required']],
  ['no holder', { accountName: '' }, ['accountName: Account holder is required']],
])('%s', (_, change, issues) => {
  const faults = checkAccount(tidyAccount({ ...MUFG, ...change }))
  expect(faults.map(({ message, path }) => `${path}: ${message}`)).toEqual(issues)
})

test('an account is stored the way it is printed', () => {
  const entry = { ...MUFG, bankName: ' MUFG ', accountNumber: 'de89370400440532013000', swift: 'botk jpjt ' }
  expect(tidyAccount({ ...entry, bankAddress: '  ' })).toMatchObject({
    bankName: 'MUFG',
    accountNumber: 'DE89 3704 0044 0532 0130 00',
    swift: 'BOTKJPJT',
    bankAddress: null,
  })
})

test('an account is named by its last digits', () => {
  expect(accountLabel(MUFG)).toBe('USD, MUFG Bank, …4567')
})

test('invoices name the default account of their currency, and no other', () => {
  const accounts = [
    { ...MUFG, isDefault: false },
    { ...MUFG, bankName: 'Mizuho' },
  ]
  expect(accountFor(accounts, 'USD')?.bankName).toBe('Mizuho')
  expect(accountFor(accounts, 'KES')).toBeNull()
})
