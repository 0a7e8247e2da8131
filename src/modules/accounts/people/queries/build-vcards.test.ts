import { describe, expect, it } from 'vitest'
import { buildVcards, type CardPerson } from './build-vcards'

const person = (over: Partial<CardPerson> = {}): CardPerson => ({
  firstName: 'Ngũgĩ',
  middleName: null,
  lastName: "O'Brien",
  email: 'ngugi@kaido.example',
  phoneNumber: '+254712345678',
  address: '1 Kenyatta Avenue; Floor 2, Nairobi',
  city: 'Nairobi',
  state: null,
  zip: '00100',
  country: 'Kenya',
  companyName: null,
  ...over,
})

const unfolded = (text: string): string => text.replace(/\r\n[ \t]/g, '')

describe('contact cards', () => {
  it('contain one card per person, names in every script, escaped text', () => {
    const text = unfolded(buildVcards([person(), person({ firstName: 'Анна' })]))
    expect(text.match(/BEGIN:VCARD/g)).toHaveLength(2)
    expect(text).toContain("FN:Ngũgĩ O'Brien")
    expect(text).toContain('Анна')
    expect(text).toContain('+254712345678')
    expect(text).toContain('1 Kenyatta Avenue\\; Floor 2\\, Nairobi')
  })

  it('cannot be made to contain another property by a line break in a field', () => {
    for (const breakOut of ['\r\n', '\n', '\r']) {
      const text = unfolded(buildVcards([person({ companyName: `Acme${breakOut}TEL:+1900` })]))
      expect(text.split(/\r\n|\r|\n/).filter((line) => line.startsWith('TEL:+1900'))).toEqual([])
    }
  })

  it('neutralize what a spreadsheet would run', () => {
    const text = unfolded(
      buildVcards([person({ firstName: '=cmd', companyName: '@SUM(A1)', phoneNumber: '+1-=x' })]),
    )
    expect(text).not.toMatch(/[:;\s]=cmd|:@SUM|:\+1-=x/)
  })

  it('are an empty text without people', () => expect(buildVcards([])).toBe(''))
})
