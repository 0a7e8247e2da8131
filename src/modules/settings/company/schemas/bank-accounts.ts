import { z } from 'zod'
import { filledText, optionalArea, optionalFlag, optionalText } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { BANK_MAX, checkAccount, tidyAccount } from '../rules/bank-account'
import { BANK_CHANGE_KINDS } from '../rules/bank-changes'
import { CURRENCIES } from '../rules/company-settings-fields'

/** As typed, with blanks. */
const SWIFT_TYPED_MAX = 20

const currency = z.enum(CURRENCIES, { error: 'Currency is required' })

/** An account as staff enter it, in a form or by a call. */
export const bankAccountInput = z
  .strictObject({
    currency,
    bankName: filledText('Bank', BANK_MAX.bankName),
    accountName: filledText('Account holder', BANK_MAX.accountName),
    accountNumber: filledText('Account number', BANK_MAX.accountNumber, 'Account number or IBAN is required'),
    swift: optionalText('SWIFT', SWIFT_TYPED_MAX),
    bankAddress: optionalArea('Bank address', BANK_MAX.bankAddress),
    isDefault: optionalFlag('Default'),
  })
  .superRefine((entry, context) => addIssues(checkAccount(entryOf(entry)), context))

type Input = {
  currency: string
  bankName: string
  accountName: string
  accountNumber: string
  swift?: string | null
  bankAddress?: string | null
  isDefault?: boolean | null
}

/** The account that an input describes, tidied. */
export const entryOf = ({ bankAddress = null, isDefault, swift = null, ...entry }: Input) =>
  tidyAccount({ ...entry, swift, bankAddress, isDefault: isDefault === true })

const entry = {
  currency: z.string(),
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  swift: z.string().nullable(),
  bankAddress: z.string().nullable(),
  isDefault: z.boolean(),
}

/** An account in the company's settings, as stored and as sent. */
export const bankAccountRecord = z.object({ id: z.string(), ...entry }).meta({ id: 'BankAccount' })

/** A proposed change as stored and as sent: the account before, the account after, or both. */
export const bankChangeRecord = z.object({
  kind: z.enum(BANK_CHANGE_KINDS),
  before: z.union([bankAccountRecord, z.null()]),
  after: z.union([z.object(entry), z.null()]),
})
