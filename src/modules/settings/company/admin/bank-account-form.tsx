import { useState } from 'react'
import { issuesOf } from '@/input/issues'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import dialog from '@/ui/back-office/dialog.module.css'
import type { Field } from '@/ui/back-office/list/list-type'
import { DraftFields } from '@/ui/back-office/record/draft-fields'
import type { Draft } from '@/ui/back-office/record/record-draft'
import { useDraftForm } from '@/ui/back-office/record/use-draft-form'
import { Refusal } from '@/ui/back-office/refusal'
import { SaveButton } from '@/ui/back-office/save-button'
import { callApi } from '@/ui/client/call-api'
import type { useWrite } from '@/ui/client/use-write'
import { refusalOf } from '@/ui/form/refusal-of'
import { BANK_MAX, type BankAccount } from '../rules/bank-account'
import { CURRENCIES } from '../rules/company-settings-fields'
import { BANK_LABELS } from '../rules/describe-bank-change'
import { bankAccountInput } from '../schemas/bank-accounts'
import * as words from '../words'

type Props = { account: BankAccount | null; write: ReturnType<typeof useWrite>; onClose: () => void }

const text = (name: keyof typeof BANK_LABELS, more: Partial<Field> = {}): Field => ({
  name,
  label: BANK_LABELS[name],
  kind: 'text',
  ...more,
})

const FIELDS: Field[] = [
  text('currency', {
    kind: 'choice',
    required: true,
    options: CURRENCIES.map((code) => ({ value: code, label: code })),
  }),
  text('bankName', { required: true, max: BANK_MAX.bankName }),
  text('accountName', { required: true, max: BANK_MAX.accountName }),
  text('accountNumber', { required: true, max: BANK_MAX.accountNumber, help: words.ibanHelp }),
  text('swift', { max: 20 }),
  text('bankAddress', { kind: 'area', max: BANK_MAX.bankAddress, wide: true }),
  text('isDefault', { kind: 'flag', wide: true }),
]

const draftFor = (account: BankAccount | null): Draft => ({
  currency: account?.currency ?? '',
  bankName: account?.bankName ?? '',
  accountName: account?.accountName ?? '',
  accountNumber: account?.accountNumber ?? '',
  swift: account?.swift ?? '',
  bankAddress: account?.bankAddress ?? '',
  isDefault: account?.isDefault ?? false,
})

const idOf = (name: string): string => `bank-account-${name}`

/** What was entered, with what is wrong with it, and how it is sent. */
function useAccount({ account, onClose, write: { run } }: Props) {
  const [draft, setDraft] = useState(() => draftFor(account))
  const form = useDraftForm({
    names: FIELDS.map(({ name }) => name),
    idOf,
    submit: async () => {
      const read = bankAccountInput.safeParse(draft)
      if (!read.success) return refusalOf(issuesOf(read.error))
      const answer = await run(
        account
          ? callApi('put', '/api/v1/company-settings/bank-accounts/{id}', {
              params: { path: { id: account.id } },
              body: read.data,
            })
          : callApi('post', '/api/v1/company-settings/bank-accounts', { body: read.data }),
      )
      if (answer.ok) onClose()
      return answer
    },
  })
  const change = (name: string, value: Draft[string]) => {
    setDraft((before) => ({ ...before, [name]: value }))
    form.fault(name, null)
  }
  return { ...form, change, draft }
}

/** Describes a new account, or an altered one, and sends it for approval. */
export function BankAccountForm(props: Props) {
  const { change, draft, isBusy, issueOf, problem, submit } = useAccount(props)
  return (
    <AdminDialog
      onClose={props.onClose}
      title={props.account ? words.changeBankAccount : words.newBankAccount}
    >
      <form noValidate onSubmit={submit}>
        {problem && <Refusal>{problem}</Refusal>}
        <DraftFields draft={draft} fields={FIELDS} idOf={idOf} issueOf={issueOf} onChange={change} />
        <div className={dialog.foot}>
          <button className={styles.button} onClick={props.onClose} type="button">
            {words.cancel}
          </button>
          <SaveButton isBusy={isBusy}>{isBusy ? words.sending : words.sendForApproval}</SaveButton>
        </div>
      </form>
    </AdminDialog>
  )
}
