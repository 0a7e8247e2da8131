import { describe, expect, it } from 'vitest'
import { mailHref, phoneHref, whatsappHref } from './showroom-contact'

const vehicle = { name: 'Toyota Hilux & トヨタ', sku: 'KD-000123', year: 2019 }
const address = 'https://kaido.example/vehicles/123'

describe('links to a showroom', () => {
  it('carry the stock number in the subject of a letter', () => {
    const link = new URL(mailHref('sales@kaido.example', vehicle, address))
    expect(link.pathname).toBe('sales@kaido.example')
    expect(link.searchParams.get('subject')).toBe('Toyota Hilux & トヨタ, stock number KD-000123')
    expect(link.searchParams.get('body')).toContain(address)
  })

  it('cannot be led astray by an address with a query of its own', () => {
    const link = new URL(mailHref('a@b.example?bcc=x@y.example', vehicle, address))
    expect(link.searchParams.get('bcc')).toBeNull()
  })

  it('call the digits of a number', () => {
    expect(phoneHref('+81 (45) 123-4567')).toBe('tel:+81451234567')
  })

  it('share the stock number and the address by WhatsApp', () => {
    const text = new URL(whatsappHref(vehicle, address)).searchParams.get('text')
    expect(text).toContain('KD-000123')
    expect(text).toContain(address)
  })
})
