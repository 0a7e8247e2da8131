import { formatMoney } from '@/kernel/money'
import { dayInWords } from '@/kernel/time/day-in-words'
import { type Definition, DefinitionGrid } from '@/ui/definition-grid'
import { Card, Section } from '@/ui/page-parts'
import type { OrderDetail } from '../queries/get-order-detail'
import type { HowToPay } from '../rules/how-to-pay'
import * as words from './words'

const LINK = 'font-semibold text-link underline underline-offset-3'

/** What is to be paid now and where to, with the page to compare it with; nothing while nothing is to be paid. */
export function OwnHowToPay({ order: { currency, howToPay } }: { order: OrderDetail }) {
  if (!howToPay) return null
  const { amount, dueOn, isToConfirm } = howToPay
  const sum = { term: isToConfirm ? words.firstPayment : words.dueNow, value: formatMoney(amount, currency) }
  const day = {
    term: isToConfirm ? words.due : words.payUntil,
    value: dueOn ? dayInWords(dueOn) : words.noDay,
  }
  return (
    <Section id="how-to-pay" title={words.howToPay}>
      <Card className="grid gap-3 p-4">
        {isToConfirm ? (
          <>
            <p className="text-14">{words.payOnceConfirmed}</p>
            <DefinitionGrid items={[sum, day]} />
          </>
        ) : (
          <Payable howToPay={howToPay} items={[sum, day]} />
        )}
      </Card>
    </Section>
  )
}

/** Where the money goes, with the page to compare it with. */
function Payable({ howToPay, items }: { howToPay: HowToPay; items: Definition[] }) {
  const { email, method, reference, verifyAddress } = howToPay
  return (
    <>
      <DefinitionGrid
        items={[
          ...items,
          { term: words.reference, value: reference },
          { term: words.paymentMethod, value: method },
          ...accountItems(howToPay),
        ]}
      />
      {!howToPay.account && <p className="text-14">{words.bankOnRequest(email)}</p>}
      <p className="text-14">
        <strong className="font-semibold">{words.compareFirst}</strong> {words.neverAnotherAccount}{' '}
        <a className={LINK} href={verifyAddress} rel="noreferrer" target="_blank">
          {words.openVerifyPage}
        </a>
      </p>
    </>
  )
}

function accountItems({ account }: HowToPay) {
  if (!account) return []
  return [
    { term: words.accountHolder, value: account.accountName },
    { term: words.bank, value: account.bankName },
    { term: words.accountNumber, value: account.accountNumber },
    { term: words.swift, value: account.swift },
    { term: words.accountCurrency, value: account.currency },
    { term: words.bankAddress, value: account.bankAddress },
  ].flatMap(({ term, value }) => (value ? [{ term, value }] : []))
}
