import { describe, expect, it, test } from 'vitest'
import { checkPassword, checkRepeat } from '@/modules/accounts/credentials/rules/password'
import * as person from './check-person'
import { COUNTRIES } from './countries'
import { countryOf } from './country-of'

const first = (issues: { message: string }[]) => issues[0]?.message ?? 'fine'

test.each([
  ['Anna', 'fine'],
  ["O'Brien", 'fine'],
  ['D’Angelo', 'fine'],
  ['Ngũgĩ', 'fine'],
  ['Łukasz', 'fine'],
  ['Анна', 'fine'],
  ['Jean-Luc', 'fine'],
  ['van der Berg', 'fine'],
  ['山田', 'fine'],
  ['नेहा', 'fine'],
  ['林', 'fine'],
  ['あ', 'fine'],
  ['ハ', 'fine'],
  ['이', 'fine'],
  ['Я', 'First name must be at least 2 characters'],
  ['St. John', 'First name can only contain letters, spaces, hyphens, and apostrophes'],
  ['  Al  ', 'fine'],
  ['', 'First name is required'],
  ['   ', 'First name is required'],
  [null, 'First name is required'],
  ['A', 'First name must be at least 2 characters'],
  ['A'.repeat(25), 'fine'],
  ['A'.repeat(26), 'First name must be no more than 25 characters'],
  ['R2D2', 'First name can only contain letters, spaces, hyphens, and apostrophes'],
  ['<b>x</b>', 'First name can only contain letters, spaces, hyphens, and apostrophes'],
  ['An\u0000na', 'First name contains characters that cannot be stored'],
])('a first name %j: %s', (name, expected) => {
  expect(first(person.checkFirstName(name))).toBe(expected)
})

test.each([
  ['St. Louis', 'fine'],
  ['津', 'fine'],
  ["N'Djamena", 'fine'],
  ['', 'City is required'],
  ['X', 'City must be at least 2 characters'],
  ['C1ty', 'City can only contain letters, spaces, hyphens, apostrophes, and full stops'],
])('a city %j: %s', (city, expected) => {
  expect(first(person.checkCity(city))).toBe(expected)
})

test.each([
  ['+254 712 345 678', 'fine'],
  ['+1 (212) 736-5000', 'fine'],
  ['+375-29-123-45-67', 'fine'],
  ['+81 3.1234.5678', 'fine'],
  ['0712345678', 'Please enter a valid phone number'],
  ['+254', 'Please enter a valid phone number'],
  ['', 'Please enter a valid phone number'],
  ['+254712345678x', 'Please enter a valid phone number'],
  ['+999123456789', 'Please enter a valid phone number'],
])('a phone number %j: %s', (phone, expected) => {
  expect(first(person.checkPhone(phone))).toBe(expected)
})

test.each([
  ['anna@kaido.example', 'fine'],
  [' Anna@Kaido.Example ', 'fine'],
  ['a+b@x.co.ke', 'fine'],
  ['anna', person.PERSON_MESSAGES.email],
  ['a@b', person.PERSON_MESSAGES.email],
  ['a b@c.de', person.PERSON_MESSAGES.email],
  ['a@b@c.de', person.PERSON_MESSAGES.email],
  ['a@b.de\r\nBcc: x@y.z', person.PERSON_MESSAGES.email],
  [`${'a'.repeat(93)}@x.com`, 'fine'],
  [`${'a'.repeat(95)}@x.com`, 'Email must be no more than 100 characters'],
])('an e-mail %j: %s', (email, expected) => {
  expect(first(person.checkEmail(email))).toBe(expected)
})

test.each([
  ['', 'fine'],
  ['1990-02-28', 'fine'],
  ['2013-11-21', 'fine'],
  ['2013-11-22', 'You must be at least 13 years old'],
  ['2026-11-22', 'Date of birth cannot be in the future'],
  ['1906-11-21', 'fine'],
  ['1906-11-20', 'Please enter a valid date of birth'],
  ['1990-02-30', 'Please enter a valid date of birth'],
  ['yesterday', 'Please enter a valid date of birth'],
])('born %j: %s', (dob, expected) => {
  expect(first(person.checkDateOfBirth(dob, '2026-11-21'))).toBe(expected)
})

test.each([
  ['Abcdef1!', 'fine'],
  ['', 'Password is required'],
  ['Abc1!', 'Password must be at least 8 characters'],
  ['abcdefg1!', /one uppercase/],
  ['ABCDEFG1!', /one lowercase/],
  ['Abcdefgh!', /one number/],
  ['Abcdefg1', /one special/],
  ['Abcdef1! ', 'Password can only contain letters, numbers and @$!%*?&'],
  ['Äbcdef1!A', /can only contain/],
])('a password %j: %s', (password, expected) => {
  expect(first(checkPassword(password))).toMatch(expected)
})

it('requires the repetition and compares it', () => {
  expect(first(checkRepeat('a', ''))).toBe('Please repeat your password')
  expect(first(checkRepeat('a', 'b'))).toBe('Passwords do not match')
  expect(checkRepeat('a', 'a')).toEqual([])
})

describe('a dealer', () => {
  it('must give a company with name and address; a customer need not', () => {
    expect(person.checkCompany('DEALER', '', '').map(({ message }) => message)).toEqual([
      'Company name is required for dealers',
      'Company address is required for dealers',
    ])
    expect(first(person.checkCompany('DEALER', 'A', 'Long enough'))).toBe(
      'Company name must be at least 2 characters',
    )
    expect(first(person.checkCompany('DEALER', 'AB', 'abcd'))).toBe(
      'Company address must be at least 5 characters',
    )
    expect(person.checkCompany('CUSTOMER', '', '')).toEqual([])
  })
})

it('recognises countries by name and by code', () => {
  expect(COUNTRIES.length).toBeGreaterThan(230)
  expect(countryOf('kenya')).toEqual({ name: 'Kenya', code: 'KE', diallingCode: '+254' })
  expect(countryOf('KE')?.name).toBe('Kenya')
  expect(countryOf("cote d'ivoire")?.code ?? countryOf('côte d’ivoire')?.code).toBe('CI')
  expect(countryOf('Atlantis')).toBeNull()
})
