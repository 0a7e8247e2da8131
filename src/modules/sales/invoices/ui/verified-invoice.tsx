import { dayInWords } from '@/kernel/days'
import { buttonStyle } from '@/ui/button'
import { type Definition, DefinitionGrid } from '@/ui/definition-grid'
import type { IconName } from '@/ui/icon'
import { PlainLink } from '@/ui/link'
import { EmptyState } from '@/ui/states'
import type { Verification, VerifiedInvoice } from '../operations/verify-invoice'
import { amountText } from '../rules/amount-text'
import * as words from './words'

type Shown = { icon: IconName; title: (number: string) => string; help: string }

const STATES: Record<VerifiedInvoice['state'], Shown> = {
  valid: { icon: 'check', title: words.genuine, help: words.compare },
  replaced: { icon: 'triangle-alert', title: words.isReplaced, help: words.replacedHelp },
  expired: { icon: 'triangle-alert', title: words.isExpired, help: words.expiredHelp },
  withdrawn: { icon: 'triangle-alert', title: words.isWithdrawn, help: words.withdrawnHelp },
}

const factsOf = ({ account, state, ...invoice }: VerifiedInvoice): Definition[] => [
  { term: words.invoiceNumber, value: invoice.number },
  {
    term: words.revision,
    value: state === 'replaced' ? invoice.revision : words.latest(invoice.revision),
  },
  { term: words.amount, value: amountText(invoice.total) },
  { term: words.date, value: dayInWords(invoice.date) },
  { term: words.validUntil, value: dayInWords(invoice.validUntil) },
  { term: words.vehicle, value: invoice.vehicle },
  ...(invoice.chassis ? [{ term: words.chassis, value: invoice.chassis }] : []),
  { term: words.account, value: account ? `${account.bank}, ${account.number}` : words.noAccount },
]

/** Whether an invoice is genuine, with what can be compared with a copy; no customer is named. */
export function VerifiedInvoiceView({ found }: { found: Verification }) {
  if (found.kind === 'too-many')
    return (
      <EmptyState heading="h1" icon="clock" title={words.tooMany}>
        <p>{found.message}</p>
      </EmptyState>
    )
  if (found.kind === 'unknown')
    return (
      <EmptyState heading="h1" icon="triangle-alert" title={words.unknown} actions={<Contact />}>
        <p>{words.unknownHelp}</p>
      </EmptyState>
    )
  const { invoice } = found
  const { help, icon, title } = STATES[invoice.state]
  return (
    <div className="flex flex-col gap-8">
      <EmptyState heading="h1" icon={icon} title={title(invoice.number)} actions={<Contact />}>
        <p>{help}</p>
      </EmptyState>
      <DefinitionGrid items={factsOf(invoice)} />
    </div>
  )
}

const Contact = () => (
  <PlainLink href="/contact-us" className={buttonStyle('secondary')}>
    {words.contactUs}
  </PlainLink>
)
