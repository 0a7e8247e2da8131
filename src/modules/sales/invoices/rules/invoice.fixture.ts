import { toMoney } from '@/kernel/money'
import type { InvoiceSource } from './invoice-data'

const usd = (amount: number) => toMoney(amount, 'USD')

/** A complete invoice, for tests: a DDP price, paid in instalments. */
export const INVOICE_SOURCE: InvoiceSource = {
  invoiceNo: 'PI-2026-417',
  revision: 2,
  quoteNumber: 'QT-2026-417',
  date: '2026-11-22',
  validUntil: '2026-12-22',
  customer: {
    customerName: 'Amina Wanjiru Otieno',
    customerCountry: 'Kenya',
    customerCity: 'Mombasa',
    customerPhone: '+254 712 345 678',
    customerEmail: 'amina.otieno@example.com',
  },
  shipTo: {
    name: 'Amina Wanjiru Otieno',
    address: 'Plot 14, Links Road, Nyali Estate, behind the old lighthouse, Mombasa 80100, Kenya',
  },
  port: 'Mombasa',
  estimateDelivery: '4–6 weeks',
  showroom: {
    showroomName: 'Yokohama',
    showroomAddress: '3-1 Honmoku Wharf, Naka-ku, Yokohama, Japan',
    showRoomPhone: '+81 45 123 4567',
    showRoomEmail: 'yokohama@kaido.example',
  },
  vehicle: {
    vehicleName: 'Toyota Corolla Fielder 2018',
    vehicleYear: 2018,
    vehicleModelCode: 'DBA-NZE161G',
    vehicleChassis: 'NZE161-7204567',
    vehicleMileage: '38,400 mi (61,799 km)',
    vehicleTransmission: 'Automatic CVT',
    vehicleDrivetrain: '2WD',
    vehicleColor: 'Pearl White',
    vehicleEngine: '1,496 cc',
    vehicleFuelType: 'Petrol',
  },
  company: {
    tradeName: 'Kaido',
    legalName: 'Kaido Motors K.K.',
    address: '3-1 Honmoku Wharf, Naka-ku\nYokohama 231-0811, Japan',
    phone: '+81 45 123 4567',
    email: 'billing@kaido.example',
    web: 'kaido.example',
    registrationNumber: '0200-01-123456',
    taxNumber: 'T1234567890123',
    memberships: ['JUMVEA no. 1234'],
  },
  bank: {
    currency: 'USD',
    bankName: 'Bank of Yokohama',
    accountName: 'Kaido Motors K.K.',
    accountNumber: '0123-4567-4471',
    swift: 'HAMAJPJT',
    bankAddress: '3-1-1 Minatomirai, Nishi-ku, Yokohama, Japan',
  },
  terms: {
    unitPrice: usd(8450),
    quantity: 1,
    deliveryCharges: usd(1200),
    priceType: 'DDP',
    isTaxApplied: true,
    withholdingTaxPercentage: 6,
    vatPercentage: 18,
    downPaymentPercentage: 30,
  },
  charges: [
    { name: 'seaFreight', amount: 110_000 },
    { name: 'otherCharges', amount: 10_000 },
  ],
  plan: {
    paymentTerms: 'PAYMENT_IN_INSTALLMENTS',
    numberOfInstallments: 4,
    installmentFrequency: 'EVERY_SECOND_MONTH',
    downPaymentDays: 5,
    reservationDays: 14,
  },
  isOrdered: true,
  kept: null,
  paymentMethod: null,
  note: 'New tyres are fitted before shipment.',
  generalTerms: 'The vehicle is sold as inspected. Bank charges outside Japan are paid by the buyer.',
}
