import type { CompanySetting } from '@/payload-types'
import list from '@/ui/back-office/list/list.module.css'
import * as words from '../words'

type Props = { accounts: NonNullable<CompanySetting['bankAccounts']> }

/** Where customers pay to; only to read, since a change takes two people. */
export function BankAccounts({ accounts }: Props) {
  return (
    <section className={list.group}>
      <h2>{words.bankAccounts}</h2>
      <p className={list.help}>
        {accounts.length === 0 && words.noneYet}
        {words.theyCannotBeChanged}
      </p>
      <ul>
        {accounts.map(({ accountName, accountNumber, bankName, currency, id, swift }) => (
          <li key={id}>
            {[currency, bankName, accountName, accountNumber, swift].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
