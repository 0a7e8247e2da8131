import type { Payload } from 'payload'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Money } from '@/kernel/money'
import { dayIn } from '@/kernel/time/day-in'
import { readCompanySettings } from '@/modules/settings/company/queries/read-company-settings'
import { clientNetwork } from '@/server/http/client-network'
import { countTry, type Limit } from '@/server/rate-limit'
import { getProformaByToken } from '../queries/get-proforma-by-token'
import { type IssuedProforma, stateOf } from '../queries/list-proformas'
import { coversOf } from '../rules/invoice-coverage'
import { maskedChassis, maskedDigits } from '../rules/mask-chassis-and-account-numbers'
import type { ProformaState } from '../rules/proforma-state'

/** Tokens cannot be guessed; this limits the attempts. */
const TRIES: Limit = { name: 'verify_invoice', points: 30, duration: 600 }
const TOKEN = /^[\w-]{16,64}$/

/** What the public may know of an invoice: enough to compare with a copy, and nothing about the customer. */
export type VerifiedInvoice = {
  number: string
  revision: number
  date: Day
  validUntil: Day
  total: Money
  /** What the total covers: 'CIF Mombasa'. */
  covers: string
  vehicle: string
  /** '' while no vehicle has been found. */
  chassis: string
  /** The account named on the invoice, with its holder and a masked number; null if none is. */
  account: { bank: string; holder: string; number: string } | null
} & ProformaState

export type Verification =
  | { kind: 'genuine'; invoice: VerifiedInvoice }
  | { kind: 'unknown' }
  | { kind: 'too-many'; message: string }

function verified(proforma: IssuedProforma, today: Day): VerifiedInvoice {
  const { data } = proforma
  return {
    number: data.invoiceNo,
    revision: data.revision,
    date: data.date,
    validUntil: data.validUntil,
    total: data.totals.total,
    covers: coversOf(data),
    vehicle: data.vehicleName,
    chassis: maskedChassis(data.vehicleChassis ?? ''),
    account: data.bank && {
      bank: data.bank.bankName,
      holder: data.bank.accountName,
      number: maskedDigits(data.bank.accountNumber),
    },
    ...stateOf(proforma, today),
  }
}

/**
 * Whether an invoice is genuine, for anyone who has a copy. Every try counts against the network it comes from.
 *
 * @param headers of the request
 * @param now decides whether the invoice has expired, by the company's calendar
 */
export async function verifyInvoice(
  payload: Payload,
  headers: Headers,
  token: string,
  now: Date,
): Promise<Verification> {
  try {
    await countTry(payload, TRIES, clientNetwork(headers))
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited')
      return { kind: 'too-many', message: error.message }
    throw error
  }
  const proforma = TOKEN.test(token) ? await getProformaByToken(payload.db.drizzle, token) : null
  if (!proforma) return { kind: 'unknown' }
  const { timezone } = await readCompanySettings(payload)
  return { kind: 'genuine', invoice: verified(proforma, dayIn(now, timezone || 'UTC')) }
}
