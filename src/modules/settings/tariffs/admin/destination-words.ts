import type { RuleKind } from '../rules/import-rule'
import type { RuleStatus } from '../rules/import-rule-status'

// The list of countries
export const destinations = 'Destinations'
export const destinationsAbout =
  'Countries that buyers can choose, with what may come in and what it costs on the road there.'
export const country = 'Country'
export const state = 'State'
export const on = 'Buyers can choose it'
export const off = 'Switched off'
export const rulesInForce = 'Rules in force'
export const oldestCheck = 'Oldest check'
export const waiting = 'Waiting for approval'
export const neverChecked = '—'
export const addDestination = 'Add a destination'
export const noneYet = 'No destinations yet'

// One country
export const allDestinations = 'All destinations'
export const notFound = 'Destination not found'
export const notFoundAbout = 'It may have been given another address.'
export const destination = 'Destination'
export const editCountry = 'Edit country'
export const editNamed = (name: string) => `Edit ${name}`
export const dutiesIn = (currency: string, timezone: string) =>
  `Duties are counted in ${currency}; its days begin by ${timezone}.`
export const address = 'Address'
export const addressHelp = 'Of its page: kenya for /to/kenya.'
export const timezone = 'Time zone'
export const timezoneHelp = 'Such as Africa/Nairobi. Tariffs, rates and ages change at its midnight.'
export const currency = 'Currency of duties'
export const activeLabel = 'Buyers can choose this country'
export const note = 'Note'
export const noteHelp = 'Shown with its figures: what is not included, for whom they count.'
export const cancel = 'Cancel'
export const save = 'Save'
export const saving = 'Saving…'

// Rules
export const KINDS: Record<RuleKind, { title: string; add: string }> = {
  steering: { title: 'Steering', add: 'Add a steering rule' },
  age: { title: 'Age', add: 'Add an age limit' },
  fuel: { title: 'Fuels', add: 'Add refused fuels' },
  category: { title: 'Body types', add: 'Add refused body types' },
  emission: { title: 'Emissions', add: 'Add an emission standard' },
  inspection: { title: 'Inspection before shipment', add: 'Add the inspection' },
  customsBase: { title: 'Customs value', add: 'Say what the customs value is' },
  depreciation: { title: 'Depreciation', add: 'Add a table of depreciation' },
  step: { title: 'Duties, taxes and fees', add: 'Add a duty, tax or fee' },
  note: { title: 'Notes', add: 'Add a note' },
}
export const STATUS_TONES: Record<RuleStatus, string> = {
  PROPOSED: 'amber',
  APPROVED: 'green',
  REJECTED: 'red',
  WITHDRAWN: 'slate',
}
export const noRules = 'Nothing entered.'
export const twoPeople = 'Rates and fees take two people: one enters them, another approves them.'
export const newVersion = 'New version'
export const earlierVersions = (count: number) =>
  count === 1 ? '1 earlier version' : `${count} earlier versions`
export const source = 'Source'
export const from = (day: string) => `From ${day}`
export const inForce = 'In force'
export const until = (day: string) => `until ${day}`
export const notYet = 'Not yet in force'
export const replaced = 'Replaced or ended'
export const checkedOn = (day: string) => `Checked on ${day}`
export const checkedToday = 'Checked today'
export const checkedTodayAbout = (name: string) => `${name}: compared with its source today`
export const enteredBy = (person: string | null) =>
  person === null ? 'Came with Kaido' : `Entered by ${person}`
export const decidedBy = (status: string, person: string) => `${status} by ${person}`
export const because = (reason: string) => `Reason: ${reason}`
export const when = 'For'
export const charge = 'Charge'
export const percentOff = 'Percent off'
export const divisor = 'Divided by'
export const everyVehicle = 'Every other vehicle'

// Deciding
export const approve = 'Approve'
export const reject = 'Reject'
export const withdraw = 'Withdraw'
export const yourVersion = 'You entered this version, so somebody else has to approve it.'
export const approveVersion = 'Approve this version'
export const rejectVersion = 'Reject this version'
export const withdrawVersion = 'Withdraw this version'
export const approveAbout =
  'Compare it with its source before you approve it. It counts from its day on, on every page.'
export const rejectAbout = 'Nothing changes. Whoever entered it reads the reason.'
export const withdrawAbout = 'Nothing changes. It stays on record as withdrawn.'
export const reason = 'Reason'
export const reasonMissing = 'Say why, so that it can be mended.'

// The form of a version
export const newVersionOf = (name: string) => `New version of ${name}`
export const newRule = (title: string) => `New rule: ${title}`
export const earlierStay =
  'Earlier versions stay on record. To end a rule, give the last day on which it applies.'
export const sendForApproval = 'Send for approval'
export const sending = 'Sending…'
export const name = 'Name'
export const nameHelp = 'As buyers read it: Import duty.'
export const appliesFrom = 'Applies from'
export const appliesFromHelp = 'Empty: since before anybody looked.'
export const appliesTo = 'Applies to'
export const appliesToHelp = 'The last day. Empty: until there is a later version.'
export const sourceName = 'Source'
export const sourceNameHelp = 'Who published it, and what: KEBS, notice of November 2025.'
export const sourceUrl = 'Address of the source'
export const checked = 'Checked on'
export const noteOfRule = 'Note'
export const noteOfRuleHelp = 'What another source says, what it leaves open.'
export const rhd = 'Right-hand drive'
export const lhd = 'Left-hand drive'
export const fuels = 'Fuels'
export const bodyTypes = 'Body types'
export const namesHelp = 'Such as: Petrol, Diesel. Or: not Electric. Empty: all.'
export const years = 'Years at most'
export const under = 'Less than that: refused from the anniversary on'
export const ageTo = 'Counted to'
export const ageFrom = 'Ages count from'
export const ageBy = 'Ages are counted'
export const AGE_FROM = { firstRegistration: 'First registration', manufacture: 'Manufacture' }
export const AGE_BY = {
  date: 'By date',
  year: 'By calendar year',
  yearInclusive: 'By calendar year, the first included',
}
export const AGE_TO = { arrival: 'Arrival', registration: 'Registration' }
export const onlyMonth = 'Day, if only the month is known'
export const onlyMonthHelp = 'Only if the law says one, such as 15.'
export const onlyYear = 'Day, if only the year is known'
export const onlyYearHelp = 'Only if the law says one, such as 07-01.'
export const refused = 'Refused'
export const refusedHelp = 'Names with commas: Bus, Truck.'
export const standard = 'Standard'
export const standardHelp =
  'Such as Euro 5. It is shown as a remark, because vehicles do not say what they meet.'
export const required = 'Required before shipment'
export const body = 'Inspection body'
export const certificate = 'Certificate'
export const fee = 'Fee'
export const feeHelp = 'Leave it empty if nobody published one.'
export const feeCurrency = 'Currency of the fee'
export const take = 'The customs value is'
export const TAKES = {
  cif: 'The CIF price',
  listed: 'The listed value less depreciation',
  higher: 'The higher of both',
}
export const unlisted = 'The law takes the CIF price where a vehicle is not listed'
export const order = 'Order'
export const orderHelp = 'Steps are calculated from the lowest number up.'
export const paidBy = 'Paid by'
export const PAID_BY = { everyone: 'Everyone', private: 'Private buyers', company: 'Companies' }
export const roundTo = 'Round to'
export const roundToHelp = 'Whole units, such as 1 or 100. Empty: half up to 1.'
export const roundHow = 'Rounding'
export const ROUND_HOW = { half: 'Half up', up: 'Up', down: 'Down' }
export const percentOf = 'Percentages are of'
export const customsValue = 'Customs value'
export const cif = 'CIF price'
export const about = 'About'
export const ABOUT = { lead: 'The time it takes', import: 'What may come in', cost: 'What it costs' }
export const text = 'Text'

// The table in the form
export const table = 'Rates'
export const tableAbout =
  'The first row that fits a vehicle counts. Empty cells fit every vehicle. Ages and engines: over 3 up to 5, from 8, below 8. Charges: 25%, 120 BYN, 2.5 EUR per cc, highest of 54%, 2.5 EUR per cc, or nothing.'
export const age = 'Age in years'
export const cc = 'Engine in cc'
export const inRow = (label: string, row: number) => `${label}, row ${row}`
export const addRow = 'Add a row'
export const removeRow = (row: number) => `Remove row ${row}`
export const moveUp = (row: number) => `Move row ${row} up`
export const remove = 'Remove'
export const up = 'Up'
