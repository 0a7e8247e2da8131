// Bank accounts
export const bankAccounts = 'Bank accounts'
export const noneYet = 'None yet. '
export const theyCannotBeChanged = 'They cannot be changed here: a second person has to approve every change.'

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
