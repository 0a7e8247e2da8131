import { generate } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'
import { describe, expect, test } from 'vitest'
import { INVOICE_SOURCE } from '../rules/invoice.fixture'
import { invoiceData } from '../rules/invoice-data'
import { proformaHtml } from './proforma-html'

const LOGO = 'data:image/png;base64,AAAA'
const ADDRESS = 'https://kaido.example/verify-invoice/Y9P9GrfBHycEYjfG8GqUD9Eu'
const data = invoiceData(INVOICE_SOURCE)
const codeOf = (address: string): string =>
  toSvgDataURL(generate(address), { on: '#141c28', off: 'transparent', padX: 0, padY: 0 })

describe('the paper of an invoice', () => {
  test('carries the logo of the company with its legal name, or else both its names', async () => {
    const [withLogo, without] = [
      await proformaHtml(data, { logo: LOGO, verifyAt: ADDRESS }),
      await proformaHtml(data, { logo: null, verifyAt: ADDRESS }),
    ]
    expect(withLogo).toContain(`<img src="${LOGO}" alt="Kaido">`)
    expect(withLogo).toContain('<p class="name">Kaido Motors K.K.</p>')
    expect(without).not.toContain(LOGO)
    expect(without).toMatch(/<p class="name">Kaido<\/p>\s*<p>Kaido Motors K\.K\.<\/p>/)
  })

  test('names the registration and the memberships of the company at its foot', async () => {
    const html = await proformaHtml(data, { logo: null, verifyAt: null })
    expect(html).toContain(
      '"Kaido Motors K.K. · Reg. no. 0200-01-123456 · Tax no. T1234567890123 · JUMVEA no. 1234"',
    )
  })

  test('carries a code with the page that verifies it; a preview has none', async () => {
    const [issued, preview] = [
      await proformaHtml(data, { logo: null, verifyAt: ADDRESS }),
      await proformaHtml(data, { logo: null, verifyAt: null }),
    ]
    expect(issued).toContain(codeOf(ADDRESS))
    expect(issued).toContain(`<p class="address">${ADDRESS}</p>`)
    expect(issued).not.toContain(codeOf(`${ADDRESS}x`))
    expect(preview).not.toContain('<img')
    expect(preview).toContain('Preview, not issued')
  })

  test('states the total with the port that its price term names', async () => {
    const paper = { logo: null, verifyAt: ADDRESS }
    const onBoard = { ...data, priceType: 'FOB' } as const
    expect(await proformaHtml(data, paper)).toContain(`Total ${data.priceType} Mombasa (${data.currency})`)
    expect(await proformaHtml(onBoard, paper)).toContain(
      `Total FOB with delivery to Mombasa (${data.currency})`,
    )
    expect(await proformaHtml({ ...data, port: null }, paper)).toContain(
      `Total ${data.priceType} (${data.currency})`,
    )
  })

  test('lists what is charged for delivery; older invoices have it in one line, or none', async () => {
    const paper = { logo: null, verifyAt: ADDRESS }
    const lineOf = (label: string, figure: string) =>
      `<td colspan="2">${label}</td><td class="n">${figure}</td>`
    const html = await proformaHtml(data, paper)
    expect(html).toContain(lineOf('Sea freight', '1,100.00'))
    expect(html).toContain(lineOf('Other charges', '100.00'))
    expect(html).not.toContain('Delivery charges')
    const old = { ...data, charges: [] }
    expect(await proformaHtml(old, paper)).toContain(lineOf('Delivery charges', '1,200.00'))
    const none = { ...old.totals, deliveryCharges: { amount: 0, currency: 'USD' } }
    expect(await proformaHtml({ ...old, totals: none }, paper)).not.toContain('Delivery charges')
  })

  test('states what the total leaves to the buyer, and whose the address is', async () => {
    const cif = await proformaHtml({ ...data, priceType: 'CIF' }, { logo: null, verifyAt: ADDRESS })
    expect(cif).toContain('Import duties and clearing at Mombasa are not included.')
    expect(cif).toContain('Consignee (ship to)')
    const ddp = await proformaHtml({ ...data, priceType: 'DDP' }, { logo: null, verifyAt: ADDRESS })
    expect(ddp).not.toContain('not included')
  })

  test('states what was received, what is to be paid next, and in all; nothing of it before money came', async () => {
    const paper = { logo: null, verifyAt: ADDRESS }
    const received = { paid: 100_000, balance: 1_067_800, schedule: [{ sequence: 1, received: 100_000 }] }
    const html = await proformaHtml(invoiceData({ ...INVOICE_SOURCE, received }), paper)
    const row = (label: string, day: string, figure: string) =>
      `<tr><td>${label}</td><td class="day">${day}</td><td class="n">${figure}</td></tr>`
    expect(html).toContain(row('Paid so far', '', '1,000.00'))
    expect(html).toContain(row('Next payment', '27 November 2026', '4,763.00'))
    expect(html).toContain(row('Still to be paid (USD)', '', '10,678.00'))
    const unpaid = await proformaHtml(data, paper)
    for (const part of ['Paid so far', 'Next payment', 'Still to be paid']) expect(unpaid).not.toContain(part)
  })

  test.each([
    ['Yokohama', 'Sold by Yokohama; payments go to Kaido Motors K.K.'],
    ['Kaido Motors K.K.', null],
    [null, null],
  ])('sold by %s it states who is paid where that is somebody else', async (showroomName, payee) => {
    const html = await proformaHtml({ ...data, showroomName }, { logo: null, verifyAt: ADDRESS })
    expect(html).toContain('<dt>Account holder</dt><dd>Kaido Motors K.K.</dd>')
    if (payee) expect(html).toContain(payee)
    else expect(html).not.toContain('payments go to')
  })

  test('carries across every page that it is not to be paid, and nothing while it is', async () => {
    const extras = { logo: null, verifyAt: ADDRESS }
    expect(await proformaHtml(data, { ...extras, mark: 'No longer payable' })).toContain(
      '<p class="mark">No longer payable</p>',
    )
    expect(await proformaHtml(data, { ...extras, mark: null })).not.toContain('class="mark"')
  })

  test('renders nothing that was not entered as markup', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const html = await proformaHtml(
      { ...data, customerName: name, note: name },
      { logo: null, verifyAt: null },
    )
    expect(html).not.toContain(name)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
