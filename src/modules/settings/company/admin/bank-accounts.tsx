'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { useWrite } from '@/ui/client/use-write'
import type { ShownBankChange } from '../queries/list-bank-changes-with-approval'
import { accountLabel } from '../rules/account-label'
import type { BankAccount } from '../rules/bank-account'
import { ACCOUNTS_ANCHOR } from '../rules/urls'
import * as words from '../words'
import { BankAccountForm } from './bank-account-form'
import css from './company.module.css'
import { RemoveBankAccount } from './remove-bank-account'
import { EarlierChanges, WaitingChanges } from './waiting-and-earlier-bank-changes'

type Props = {
  accounts: BankAccount[]
  changes: ShownBankChange[]
  mayUpdate: boolean
  /** The id of whoever is looking. */
  viewer: number
}

type Pending = { kind: 'add' } | { kind: 'alter' | 'remove'; account: BankAccount }

const COLUMNS: TableColumn<BankAccount>[] = [
  {
    key: 'currency',
    title: words.currency,
    card: 'title',
    cell: ({ currency }) => <strong>{currency}</strong>,
  },
  {
    key: 'default',
    title: words.use,
    card: 'status',
    cell: ({ isDefault }) => (isDefault ? <StatusLabel tone="green">{words.onInvoices}</StatusLabel> : '—'),
  },
  {
    key: 'bank',
    title: words.bank,
    card: 'lead',
    className: css.bank,
    cell: ({ bankAddress, bankName }) => (
      <>
        {bankName}
        {bankAddress && <span className={list.under}>{bankAddress}</span>}
      </>
    ),
  },
  {
    key: 'account',
    title: words.account,
    cell: ({ accountName, accountNumber, swift }) => (
      <>
        <span className={css.number}>{accountNumber}</span>
        <span className={list.under}>{accountName}</span>
        {swift && <span className={list.under}>{words.swiftCode(swift)}</span>}
      </>
    ),
  },
]

/** Where customers pay to. Whoever may change settings proposes changes here, and approves those of others. */
export function BankAccounts({ accounts, changes, mayUpdate, viewer }: Props) {
  const write = useWrite()
  const [pending, setPending] = useState<Pending | null>(null)
  const close = () => setPending(null)
  const actions: TableColumn<BankAccount> = {
    key: 'actions',
    title: words.change,
    kind: 'actions',
    cell: (account) => <Actions account={account} onSelect={setPending} />,
  }
  return (
    <section className={css.accounts} id={ACCOUNTS_ANCHOR}>
      <h2>{words.bankAccounts}</h2>
      <p className={css.about}>{words.accountsAbout}</p>
      <CallOutcome called={pending ? null : write.called} />
      <WaitingChanges changes={changes} mayUpdate={mayUpdate} viewer={viewer} />
      {accounts.length === 0 ? (
        <p>{words.noAccountsYet}</p>
      ) : (
        <div className={css.table}>
          <Table columns={[...COLUMNS, mayUpdate && actions]} label={words.bankAccounts} rows={accounts} />
        </div>
      )}
      {mayUpdate && (
        <button className={styles.button} onClick={() => setPending({ kind: 'add' })} type="button">
          {words.addAnAccount}
        </button>
      )}
      <EarlierChanges changes={changes} />
      {pending?.kind === 'remove' && (
        <RemoveBankAccount account={pending.account} onClose={close} write={write} />
      )}
      {pending && pending.kind !== 'remove' && (
        <BankAccountForm
          account={pending.kind === 'add' ? null : pending.account}
          onClose={close}
          write={write}
        />
      )}
    </section>
  )
}

type ActionsProps = { account: BankAccount; onSelect: (pending: Pending) => void }

const Actions = ({ account, onSelect }: ActionsProps) => (
  <span className={list.rowActions}>
    <button
      aria-label={words.accountNamed(words.alterAccount, accountLabel(account))}
      className={styles.button}
      onClick={() => onSelect({ kind: 'alter', account })}
      type="button"
    >
      {words.alterAccount}
    </button>
    <button
      aria-label={words.accountNamed(words.removeAccount, accountLabel(account))}
      className={styles.button}
      onClick={() => onSelect({ kind: 'remove', account })}
      type="button"
    >
      {words.removeAccount}
    </button>
  </span>
)
