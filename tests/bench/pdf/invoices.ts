import { INVOICE_SOURCE } from '@/modules/sales/invoices/rules/invoice.fixture'
import { type InvoiceData, invoiceData } from '@/modules/sales/invoices/rules/invoice-data'

const BUYERS = [
  ['Amina Wanjiru Otieno', 'Plot 14, Links Road, Nyali Estate, Mombasa 80100, Kenya'],
  ['Кацярына Іванаўна Шчарбакова', 'вул. Якуба Коласа, д. 14, кв. 8, Мінск 220013'],
  ['横浜自動車販売株式会社 佐藤 健', '神奈川県横浜市中区本牧ふ頭3-1'],
  ['João Łukasz Nguyễn', 'Rua da Sé 12, 1100-001 Lisboa, Portugal'],
] as const

/** Invoices of many kinds: one page and two, three scripts, one payment and up to twenty instalments. */
export function benchInvoice(index: number): InvoiceData {
  const [name, address] = BUYERS[index % BUYERS.length] ?? BUYERS[0]
  const { customer, plan } = INVOICE_SOURCE
  const isInParts = index % 3 > 0
  return invoiceData({
    ...INVOICE_SOURCE,
    invoiceNo: `PI-2026-${index + 1}`,
    customer: { ...customer, customerName: name },
    shipTo: { name, address },
    plan: {
      ...plan,
      paymentTerms: isInParts ? 'PAYMENT_IN_INSTALLMENTS' : 'HUNDRED_PERCENT_BEFORE_DELIVERY',
      numberOfInstallments: isInParts ? 2 + (index % 19) : null,
    },
  })
}
