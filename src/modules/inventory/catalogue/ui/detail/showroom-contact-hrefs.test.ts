import { describe, expect, it } from 'vitest'
import { addressLine, mailHref, mapHref, whatsappHref, whatsappInquiryHref } from './showroom-contact-hrefs'

const vehicle = { name: 'Toyota Hilux & トヨタ', sku: 'KD-000123', year: 2019 }
const address = 'https://kaido.example/vehicles/123'

describe('links to a showroom', () => {
  it('include the stock number in the subject of an e-mail', () => {
    const link = new URL(mailHref('sales@kaido.example', vehicle, address, null))
    expect(link.pathname).toBe('sales@kaido.example')
    expect(link.searchParams.get('subject')).toBe('Toyota Hilux & トヨタ, stock number KD-000123')
    expect(link.searchParams.get('body')).toContain(address)
  })

  it('cannot be broken by an address with a query of its own', () => {
    const link = new URL(mailHref('a@b.example?bcc=x@y.example', vehicle, address, null))
    expect(link.searchParams.get('bcc')).toBeNull()
  })

  it('share the stock number and the address by WhatsApp', () => {
    const text = new URL(whatsappHref(vehicle, address)).searchParams.get('text')
    expect(text).toContain('KD-000123')
    expect(text).toContain(address)
  })

  it('inquire by WhatsApp with the stock number, at numbers that can be dialled from anywhere', () => {
    const link = new URL(whatsappInquiryHref('+81 (45) 123-4567', vehicle, address, null) ?? '')
    expect(link.pathname).toBe('/81451234567')
    expect(link.searchParams.get('text')).toContain('KD-000123')
  })

  it.each([null, '', '045 123 4567', '+', '+81 45 ext 7'])('offer no WhatsApp at %s', (phone) => {
    expect(whatsappInquiryHref(phone, vehicle, address, null)).toBeNull()
  })

  it.each([
    ['what it costs at the sender’s port', '$9,840', 'Total to Mombasa $9,840'],
    ['the question for it', null, 'Total to Mombasa: please tell me.'],
  ])('show %s', (_, total, line) => {
    const destination = { label: 'Total to Mombasa', total }
    const links = [
      mailHref('a@b.example', vehicle, address, destination),
      whatsappInquiryHref('+81451234567', vehicle, address, destination) ?? '',
    ]
    for (const link of links)
      expect(decodeURIComponent(link)).toContain(`stock number KD-000123.\n${line}\n${address}`)
  })

  it('name the city only once in the directions', () => {
    const place = { address: '99-1 Daikoku-futo, Yokohama', city: 'Yokohama', country: 'Japan' }
    const showroom = {
      id: 1,
      companyName: null,
      showroomName: 'Yard',
      phone: null,
      email: null,
      openingHours: null,
      latitude: null,
      longitude: null,
      ...place,
    }
    expect(addressLine(showroom)).toBe('99-1 Daikoku-futo, Yokohama, Japan')
    expect(addressLine({ ...showroom, address: null })).toBe('Yokohama, Japan')
    expect(new URL(mapHref(showroom)).searchParams.get('query')).toBe('99-1 Daikoku-futo, Yokohama, Japan')
  })
})
