import type { Payload } from 'payload'
import { decideBankChange } from '@/modules/settings/company/operations/decide-bank-change'
import { proposeBankChange } from '@/modules/settings/company/operations/propose-bank-change'
import { saveCompanySettings } from '@/modules/settings/company/operations/save-company-settings'
import type { BankAccountEntry } from '@/modules/settings/company/rules/bank-account'
import { importRates } from '@/modules/settings/exchange-rates/operations/import-rates'
import { requestOf } from '../request-as-person'
import { RATES } from './demo-rates'
import { dayFromNow } from './run-as-of'

/** The days on which the rates were entered, and how far they were from those of today. */
const DAYS: readonly [daysAgo: number, share: number][] = [
  [120, 0.981],
  [60, 0.992],
  [30, 1.004],
  [7, 0.998],
  [0, 1],
]

const ratesCsv = (): string =>
  [
    'Day,Currency,For 1 USD,Source',
    ...DAYS.flatMap(([days, share]) =>
      Object.entries(RATES).map(
        ([currency, rate]) => `${dayFromNow(-days)},${currency},${(rate * share).toFixed(2)},Example`,
      ),
    ),
  ].join('\n')

// Banks and branches that do not exist; the numbers belong to nobody.
const ACCOUNTS: readonly BankAccountEntry[] = [
  {
    currency: 'USD',
    bankName: 'Example Bank, Yokohama',
    accountName: 'Kaido Japan K.K.',
    accountNumber: '0045-7701234',
    swift: 'EXMPJPJT',
    bankAddress: '1-1 Honcho, Naka-ku, Yokohama, Japan',
    isDefault: true,
  },
  {
    currency: 'JPY',
    bankName: 'Example Bank, Yokohama',
    accountName: 'Kaido Japan K.K.',
    accountNumber: '0045-7705678',
    swift: 'EXMPJPJT',
    bankAddress: '1-1 Honcho, Naka-ku, Yokohama, Japan',
    isDefault: true,
  },
  {
    currency: 'KES',
    bankName: 'Example Bank Kenya, Mombasa',
    accountName: 'Kaido Kenya Ltd',
    accountNumber: '01100 2345 6700',
    swift: 'EXMPKENX',
    bankAddress: 'Nkrumah Road, Mombasa, Kenya',
    isDefault: true,
  },
]

// An association that does not exist, and a number that belongs to nobody.
const COMPANY = {
  legalName: 'Kaido Japan K.K.',
  registrationNumber: '0000-00-000000',
  memberships: ['Example Association of Vehicle Exporters, member 0000'],
  paymentMethod: 'Bank transfer',
}

/** The company's name and how it is paid, exchange rates, and bank accounts that one person proposed and another approved. */
export async function seedCompany(payload: Payload): Promise<void> {
  const [admin, manager] = [await requestOf(payload, 'admin'), await requestOf(payload, 'manager')]
  await saveCompanySettings(admin, COMPANY)
  await importRates(manager, ratesCsv())
  for (const after of ACCOUNTS) {
    const id = await proposeBankChange(manager, { kind: 'ADD', after })
    await decideBankChange(admin, id, 'approve')
  }
}
