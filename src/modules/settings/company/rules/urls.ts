/** Where the bank accounts are on the screen of the company. */
export const ACCOUNTS_ANCHOR = 'bank-accounts'
export const BANK_ACCOUNTS_HREF = `/admin/settings/company-info#${ACCOUNTS_ANCHOR}`
