import { ConfirmDialog } from '@/ui/back-office/dialog'
import { callApi } from '@/ui/client/call-api'
import type { useWrite } from '@/ui/client/use-write'
import { accountLabel } from '../rules/account-label'
import type { BankAccount } from '../rules/bank-account'
import * as words from '../words'

type Props = { account: BankAccount; write: ReturnType<typeof useWrite>; onClose: () => void }

/** Proposes that an account is removed. */
export function RemoveBankAccount({ account, onClose, write }: Props) {
  const { called, run } = write
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={async () => {
        const params = { path: { id: account.id } }
        const { ok } = await run(callApi('delete', '/api/v1/company-settings/bank-accounts/{id}', { params }))
        if (ok) onClose()
      }}
      refusal={called?.ok === false ? called.message : null}
      title={words.removeBankAccount}
      verb={words.sendForApproval}
    >
      <p>
        <strong>{accountLabel(account)}</strong>
      </p>
      <p>{words.removedOnceApproved}</p>
    </ConfirmDialog>
  )
}
