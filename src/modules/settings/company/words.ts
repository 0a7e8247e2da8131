// Bank accounts
export const bankAccounts = 'Bank accounts'
export const accountsAbout =
  'Where customers pay to. Every change takes two people: one proposes it, another approves it. All administrators are told by e-mail.'
export const noAccountsYet =
  'No bank accounts yet. Invoices ask customers to write to you for the bank details.'
export const addAnAccount = 'Add an account'
export const alterAccount = 'Change'
export const removeAccount = 'Remove'
export const accountNamed = (verb: string, account: string) => `${verb} ${account}`
export const onInvoices = 'On invoices'
export const use = 'Use'
export const newBankAccount = 'New bank account'
export const changeBankAccount = 'Change the bank account'
export const removeBankAccount = 'Remove the bank account'
export const removedOnceApproved = 'It stays until somebody else approves the removal.'
export const sendForApproval = 'Send for approval'
export const sending = 'Sending…'
export const cancel = 'Cancel'
export const ibanHelp = 'An IBAN’s check digits are checked.'

// Changes of bank accounts
export const waitingForApproval = 'Waiting for approval'
export const earlierChanges = 'Earlier changes'
export const yourProposal = 'You proposed this change, so somebody else has to approve it.'
export const approve = 'Approve'
export const reject = 'Reject'
export const proposedBy = (person: string) => `Proposed by ${person}`
export const decidedBy = (status: string, person: string) => `${status} by ${person}`
export const nothingSet = 'nothing'
export const approveChange = 'Approve the change'
export const rejectChange = 'Reject the change'
export const approvedTakesEffect = 'It takes effect at once: invoices issued from now on name these details.'
export const comparedInPerson = 'Compare the details with the bank’s own letter before you approve them.'
export const rejectedStays = 'Nothing changes.'

// Company form
export const companySettings = 'Company settings'
export const failedToUpdateCompany = 'Failed to update company settings'

// Company view
export const notSet = 'Not set'
export const earlierVersions = 'Earlier versions'
export const companyInformation = 'Company information'
export const howYouAppear = 'How you appear on the storefront, in e-mails and on documents.'

// Company settings
export const companySettingsUpdatedSuccessfully = 'Company settings updated successfully'
export const sentForApproval = 'Sent for approval. It takes effect when somebody else approves it.'
export const decisionSummary = {
  approve: 'Approve a change of the bank accounts that somebody else proposed; it takes effect',
  reject: 'Reject a change of the bank accounts that somebody else proposed',
}
export const decided = {
  approve: 'Bank account change approved. It is in effect.',
  reject: 'Bank account change rejected',
}
export const bankChangesToApprove = (count: string) =>
  count === '1' ? '1 bank account change to approve' : `${count} bank account changes to approve`
export const currency = 'Currency'
export const bank = 'Bank'
export const account = 'Account'
export const swiftCode = (code: string) => `SWIFT ${code}`
export const change = 'Change'

// Work on the dashboard
export const bankChangesWork = 'Bank account changes to approve'
