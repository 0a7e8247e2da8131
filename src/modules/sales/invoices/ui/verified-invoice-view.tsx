import { dayInWords } from '@/kernel/time/day-in-words'
import { buttonStyle } from '@/ui/button'
import { type Definition, DefinitionGrid } from '@/ui/definition-grid'
import { EmptyState } from '@/ui/empty-and-error-states'
import type { IconName } from '@/ui/icon'
import { PlainLink } from '@/ui/link'
import type { Verification, VerifiedInvoice } from '../operations/verify-invoice'
import { amountText } from '../rules/printed-amount-text'
import type { NotPayable } from '../rules/proforma-state'
import * as words from './words'

type Shown = { icon: IconName; title: (number: string) => string; help: string }

const WARNING = 'triangle-alert'

const ENDED: Record<NotPayable, Shown> = {
  withdrawn: { icon: WARNING, title: words.isWithdrawn, help: words.withdrawnHelp },
  orderCancelled: { icon: WARNING, title: words.isNotPayable, help: words.cancelledHelp },
  orderReturned: { icon: WARNING, title: words.isNotPayable, help: words.returnedHelp },
  vehicleGone: { icon: WARNING, title: words.isNotPayable, help: words.vehicleGoneHelp },
  paid: { icon: 'check', title: words.isPaid, help: words.paidHelp },
  expired: { icon: WARNING, title: words.isExpired, help: words.expiredHelp },
}

function shownOf(invoice: VerifiedInvoice): Shown {
  if (invoice.state === 'ended') return ENDED[invoice.why]
  if (invoice.state === 'toConfirm') return { icon: 'clock', title: words.genuine, help: words.toConfirmHelp }
  if (invoice.state === 'replaced')
    return { icon: WARNING, title: words.isReplaced, help: words.replacedHelp }
  if (invoice.state === 'renegotiated')
    return { icon: WARNING, title: words.isRenegotiated, help: words.renegotiatedHelp }
  return { icon: 'check', title: words.genuine, help: words.compare }
}

const factsOf = ({ account, ...invoice }: VerifiedInvoice): Definition[] => [
  { term: words.invoiceNumber, value: invoice.number },
  {
    term: words.revision,
    value: invoice.state === 'replaced' ? invoice.revision : words.latest(invoice.revision),
  },
  { term: words.amount, value: `${amountText(invoice.total)} ${invoice.covers}` },
  { term: words.date, value: dayInWords(invoice.date) },
  { term: words.validUntil, value: dayInWords(invoice.validUntil) },
  { term: words.vehicle, value: invoice.vehicle },
  ...(invoice.chassis ? [{ term: words.chassis, value: invoice.chassis }] : []),
  ...(account
    ? [
        { term: words.accountHolder, value: account.holder },
        { term: words.account, value: `${account.bank}, ${account.number}` },
      ]
    : [{ term: words.account, value: words.noAccount }]),
]

/** Whether an invoice is genuine, with what can be compared with a copy; no customer is named. */
export function VerifiedInvoiceView({ verification }: { verification: Verification }) {
  if (verification.kind === 'too-many')
    return (
      <EmptyState heading="h1" icon="clock" title={words.tooMany}>
        <p>{verification.message}</p>
      </EmptyState>
    )
  if (verification.kind === 'unknown')
    return (
      <EmptyState heading="h1" icon="triangle-alert" title={words.unknown} actions={<Contact />}>
        <p>{words.unknownHelp}</p>
      </EmptyState>
    )
  const { invoice } = verification
  const { help, icon, title } = shownOf(invoice)
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
