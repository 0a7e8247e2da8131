import type { UserStatus } from '@/modules/accounts/access/rules/account-status'

/** The label of an account's state, and the colour of its dot. */
export const STATUS_WORDS: Record<UserStatus, { label: string; tone: string }> = {
  ACTIVE: { label: 'Active', tone: 'green' },
  PENDING: { label: 'Pending', tone: 'amber' },
  BLOCKED: { label: 'Blocked', tone: 'red' },
  SUSPENDED: { label: 'Suspended', tone: 'violet' },
}

export const TYPE_WORDS = { CUSTOMER: 'Customer', DEALER: 'Dealer' } as const
export const GENDER_WORDS = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' } as const

export const peopleCount = (n: number): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? 'person' : 'people'}`

/** A person's role, or customer type. */
export const roleOrType = (person: {
  roleName: string | null
  userType: keyof typeof TYPE_WORDS | null
}): string => person.roleName ?? (person.userType ? TYPE_WORDS[person.userType] : 'Customer')

// Used in several places
export const deleteIt = 'Delete'
export const sending = 'Sending…'
export const allShowrooms = 'All showrooms'
export const phone = 'Phone'
export const address = 'Address'
export const city = 'City'
export const country = 'Country'
export const companyAddress = 'Company address'
export const memberSince = 'Member since'
export const contacts = 'Contacts'
export const email = 'E-mail'
export const role = 'Role'
export const deleted = 'Deleted'
export const action = 'Action'
export const deletedAccounts = 'Deleted accounts'
export const firstName = 'First name'
export const lastName = 'Last name'
export const status = 'Status'
export const people = 'People'
export const block = 'Block'
export const activate = 'Activate'
export const type = 'Type'
export const saving = 'Saving…'

// Change email
export const newEmailAddress = 'New e-mail address'
export const sendTheLink = 'Send link'

// Contact details
export const gender = 'Gender'
export const dateOfBirth = 'Date of birth'
export const company = 'Company'
export const deliveryAddress1 = 'Delivery address 1'
export const deliveryAddress2 = 'Delivery address 2'
export const deliveryAddress3 = 'Delivery address 3'
export const showrooms = 'Showrooms'
export const none = 'None'
export const lastSignedIn = 'Last signed in'
export const never = 'Never'
export const secondFactor = 'Second factor'
export const setUp = 'Set up'
export const emailAddressConfirmed = 'E-mail address confirmed'
export const notYet = 'Not yet'
export const permissions = 'Permissions'
export const changeEmail = 'Change e-mail'
export const close = 'Close'
export const edit = 'Edit'
export const sendInvitationAgain = 'Send invitation again'

// Contact dialogs
export const contactDetails = 'Contact Details'

// Deleted people
export const name = 'Name'
export const customer = 'Customer'
export const deletedBy = 'Deleted by'
export const restoreName = (name: string) => `Restore ${name}`
export const restore = 'Restore'
export const restoredAccountGetsBack = (peopleCount: string) =>
  `${peopleCount}. A restored account gets its previous status and role back.`
export const accountsDeletedByStaff = 'Accounts deleted by staff are listed here and can be restored.'
export const noOneMatches = 'No one matches'
export const noDeletedAccounts = 'No deleted accounts'

// Deleted view
export const nameOrEmail = 'Name or e-mail'

// People rows
export const profileOf = (name: string) => `Profile of ${name}`
export const profile = 'Profile'

// People table
export const createFirstOne = 'Create the first one.'
export const noOneMatchesTheseFilters = 'No one matches these filters'
export const noPeopleYet = 'No people yet'

// People tabs
export const all = 'All'
export const allStaff = 'All staff'
export const accessMap = 'Access map'
export const sections = 'Sections'

// Person fields
export const notSpecified = 'Not specified'
export const genderOptional = 'Gender (optional)'
export const dateOfBirthOptional = 'Date of birth (optional)'
export const deliveryAddressOptional = (number: number) => `Delivery address ${number} (optional)`
export const middleNameOptional = 'Middle name (optional)'
export const zip = 'Zip code'
export const stateOrRegionOptional = 'State or region (optional)'
export const noneCustomer = 'None (customer)'
export const chooseARole = 'Choose a role'
export const roleRequired = 'Please choose a role'
export const companyName = 'Company name'
export const emailUseChangeEmail = 'E-mail (use “Change e-mail”)'
export const chooseACountry = 'Choose a country'
export const assignedShowrooms = 'Assigned showrooms'

// Person form
export const cancel = 'Cancel'
export const save = 'Save'
export const create = 'Create'

// Merging two versions of a person
export const middleName = 'Middle name'
export const stateOrRegion = 'State or region'

// Person page
export const backToList = 'Back to the list'

// Person view
export const newMemberOfStaff = 'New member of staff'
export const contact = 'Contact'

// Picture buttons
export const pictureFile = 'Picture file'
export const changePicture = 'Change picture'
export const addPicture = 'Add picture'
export const removePicture = 'Remove picture'

// Plan dialog
export const andMore = (count: number) => `and ${count} more`
export const leftOut = 'Left out:'
export const deleteAllBlocked = 'Delete all blocked'
export const anyoneWhoHasNotConfirmed =
  'Anyone who has not confirmed their e-mail address is sent an invitation and becomes active once they accept it.'
export const theyAreSignedOut = 'They are signed out at once and cannot sign in until someone activates them.'
export const theyCanNoLonger =
  'They can no longer sign in. They are listed under deleted accounts and can be restored from there. Their name stays on their past activity.'
export const withBlockedAccountWillBeDeleted = (peopleCount: string) =>
  `${peopleCount} with a blocked account will be deleted.`
export const nobody = 'Nobody'

// Reset second factor
export const resetSecondFactor = 'Reset second factor'
export const resetting = 'Resetting…'
export const yesResetSecond = (name: string) => `Yes, reset the second factor of ${name}`

// Toolbar
export const activateSelected = 'Activate Selected'
export const blockSelected = 'Block Selected'
export const deleteSelected = 'Delete Selected'
export const deleteCountedBlocked = (blocked: number) => `Delete All Blocked (${blocked})`
export const exportVCard = (exported: number) => `Export vCard (${exported})`
export const createNew = 'Create New'

// People filters
export const nameEmailPhone = 'Name, e-mail, phone or company'
export const anyStatus = 'Any status'
export const anyType = 'Any type'
export const anyCountry = 'Any country'
export const anyRole = 'Any role'

// Sections
export const customers = 'Customers'
export const admins = 'Admins'
export const managers = 'Managers'
export const supervisors = 'Supervisors'
export const operators = 'Operators'
export const userManagement = 'User management'
