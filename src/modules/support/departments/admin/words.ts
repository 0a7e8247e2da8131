export const departments = 'Departments'
export const departmentsAbout = 'The teams that answer tickets, when they work, and what they promise'
export const newDepartment = 'New department'
export const noDepartments = 'No departments yet'
export const createFirst = 'Create one so that tickets have due times and people who answer them.'
export const staffAdd = 'Staff who may create departments add them here.'
export const allDepartments = 'All departments'
export const notFound = 'There is no such department'
export const notFoundAbout = 'It may have been deleted.'

export const title = 'Title'
export const state = 'State'
export const active = 'Active'
export const inactive = 'Inactive'
export const archived = 'Archived'
export const lead = 'Lead'
export const members = 'Members'
export const hours = 'Business hours'
export const unresolved = 'Unresolved tickets'
export const nobody = 'Nobody'
export const closedAllWeek = 'No opening hours'

export const details = 'Details'
export const description = 'Description'
export const email = 'E-mail'
export const emailHelp = 'A shared mailbox. If there is one, notices go there instead of to each member.'
export const people = 'People'
export const leadHelp = 'Notified of tickets that stay overdue.'
export const membersHelp =
  'Notified of new tickets, and of those due that nobody handles, if there is no shared mailbox.'
export const findMember = 'Find a member of staff'
export const noMatch = 'Nobody of that name'
export const chosen = (count: number) => (count === 1 ? '1 member' : `${count} members`)

export const hoursAbout =
  'Promised times are counted in these hours. For a break, enter two periods: 8:00–12:00, 13:00–17:00.'
export const timeZone = 'Time zone'
export const timeZoneHelp = 'Such as Africa/Nairobi or Asia/Tokyo.'
export const closed = 'Closed'
export const copyToWeekdays = 'Copy Monday to weekdays'
export const copyToAll = 'Copy Monday to every day'
export const openInWeek = (length: string) => `Open ${length} a week`
export const hoursUnreadable = (day: string) =>
  `${day}: enter times such as 8:00–12:00, 13:00–17:00, or nothing`

export const holidays = 'Holidays'
export const holidaysAbout = 'Days on which the clock of every ticket stands still.'
export const noHolidays = 'No holidays yet'
export const remove = 'Remove'
export const removeHoliday = (name: string, day: string) => `Remove ${name}, ${day}`
export const day = 'Day'
export const holidayName = 'Name'
export const addHoliday = 'Add holiday'
export const publicHolidays = 'Public holidays'
export const proposalsAbout =
  'Governments move some of them, and some depend on the moon: check before you add them.'
export const country = 'Country'
export const chooseCountry = 'Choose a country'
export const year = 'Year'
export const propose = 'Show holidays'
export const proposing = 'Loading…'
export const addChosen = (count: number) => (count === 1 ? 'Add 1 holiday' : `Add ${count} holidays`)
export const allAdded = 'All of them are in the list already.'
export const earlierHolidays = (count: number) => `${count} earlier`

export const promises = 'Promises'
export const promisesAbout =
  'How soon a ticket is answered and resolved, in business hours, such as 4 h or 30 min. Empty for no promise.'
export const priority = 'Priority'
export const promiseOf = (promise: string, priority: string) =>
  `${promise}, ${priority.toLowerCase()} priority`
export const durationUnreadable = 'Enter a duration such as 4 h or 30 min, or nothing'

export const use = 'Availability'
export const isActive = 'Takes new tickets'
export const isArchived = 'Archived: hidden from lists; its tickets are kept'

export const save = 'Save department'
export const create = 'Create department'
export const saving = 'Saving…'
export const unsaved = 'Unsaved changes'
export const deleteDepartment = 'Delete department'
export const deleteNamed = (name: string) => `Delete ${name}?`
export const deleteIt = 'Delete'
export const cannotBeUndone = 'This cannot be undone. A department that has tickets can only be archived.'
