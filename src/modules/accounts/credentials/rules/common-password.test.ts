import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-password'

describe('a password that others choose as well', () => {
  it.each([
    'Password1!',
    'Admin@123',
    'P@ssw0rd',
    'Pa$$w0rd1',
    'P@55w0rd!',
    'Welcome2026!',
    'Qwerty123!',
    '1qaz@WSX',
    'Aa123456!',
    'Aa@123456',
    'A1b2c3d4!',
    'Abc12345!',
    'Abcd@1234',
    '!Password1',
    '1234Password!',
    'Passw0rd!',
    'PasswordPassword1!',
    'Letmein123!',
    'Iloveyou1!',
    'Monkey@12',
    'Changeme1!',
    'Kaido2026!',
    'Toyota2024!',
    'Nairobi@254',
    'Summer2025!',
    'Michael1985!',
    'Football99!',
    'Zaq1@wsx',
    'Aaaaaaa1!',
    'Test1234!',
    'Dragon123456789!',
  ])('%s is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    'Correct1@horse',
    'Harbour7@lantern',
    'Next1@password',
    'Kilimo&Maziwa42',
    'xT9$kQ2&vLm7',
    'Wagon8*tulip',
    'Dragon83920174!562',
    'Mzee7%Kahawa',
    `Aa1!${'x'.repeat(100)}`,
  ])('%s is not', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})

it('is fast for any input', () => {
  const from = performance.now()
  for (const sign of ['!', '1', 'a', '1!', '9!a'])
    for (let length = 1; length <= 128; length += 1) isCommonPassword(sign.repeat(length).slice(0, 128))
  expect(performance.now() - from).toBeLessThan(500)
})
