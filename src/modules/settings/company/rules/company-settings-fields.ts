import { DEFAULT_CURRENCY } from '@/kernel/money'
import type { SettingField } from '@/kernel/record-list'
import { SITE } from '@/kernel/site'
import {
  ADDRESS_MAX,
  EMAIL_MAX,
  HOLD_HOURS,
  OPENING_HOURS_MAX,
  PHONE_MAX,
} from '@/modules/settings/places/rules/place-limits'

/** Fields in one group on the screen. */
type FieldGroup = { title: string; about?: string; fields: Readonly<Record<string, SettingField>> }

const NAME_MAX = 100
const NUMBER_MAX = 50
const SENTENCE_MAX = 200
const WEB_MAX = 300
const TEXT_MAX = 5_000
const LINES_MAX = { phones: 5, holidays: 60, memberships: 10 }
const HOST_MAX = 253

/** How many sites custom code may load scripts from. */
export const SCRIPT_HOSTS_MAX = 20
const DAYS_MAX = 365
const ROUNDS_MAX = 10
const STOCK_MAX = 1_000
const HOURS_MAX = 24 * 30
const MONTHS_MAX = 120

/** For how many days an account must have been active before it approves bank accounts and import rules. */
export const APPROVER_ACTIVE_DAYS = 7

/** Within how many days after its invoice a down payment is due. */
export const DOWN_PAYMENT_DAYS = 5

/** Settings that only an administrator changes: whoever needs a second person could otherwise do away with that. */
export const ADMINISTRATORS_SETTINGS = ['approverActiveDays', 'scriptHosts'] as const

/** How customers pay, unless the company sets another way. */
export const PAYMENT_METHOD = 'Cash or Bank Transfer'

/** The currencies that the company trades in. */
export const CURRENCIES = [
  DEFAULT_CURRENCY,
  'JPY',
  'EUR',
  'GBP',
  'AED',
  'KES',
  'TZS',
  'UGX',
  'ZMW',
  'ZAR',
  'BYN',
] as const

const text = (label: string, max: number, more: { help?: string; wide?: true; initial?: string } = {}) =>
  ({ kind: 'text', label, max, ...more }) as const
const words = (label: string, help?: string) =>
  ({ kind: 'area', label, max: TEXT_MAX, wide: true, help }) as const
const email = (label: string) => ({ kind: 'email', label, max: EMAIL_MAX }) as const
const web = (label: string) => ({ kind: 'web', label, max: WEB_MAX }) as const
const count = (label: string, max: number, initial: number, help?: string) =>
  ({ kind: 'number', whole: true, label, max, initial, help }) as const
const picture = (label: string, help: string) => ({ kind: 'image', label, help, folder: 'company' }) as const

/** Everything about the company that the whole product uses, in screen order. */
export const COMPANY_GROUPS: readonly FieldGroup[] = [
  {
    title: 'Name',
    about: 'Shown on the storefront, in e-mails and in shared links.',
    fields: {
      tradeName: {
        kind: 'text',
        label: 'Trade name',
        required: true,
        max: NAME_MAX,
        initial: SITE.name,
        help: 'The name customers know you by.',
      },
      legalName: text('Legal name', NAME_MAX),
      registrationNumber: text('Registration number', NUMBER_MAX),
      taxNumber: text('Tax number', NUMBER_MAX),
      memberships: {
        kind: 'lines',
        label: 'Memberships',
        max: NAME_MAX,
        most: LINES_MAX.memberships,
        help: 'Associations you belong to, one per line, such as JUMVEA no. 1234.',
      },
      motto: text('Motto', NAME_MAX, {
        initial: SITE.motto,
        help: 'Shown next to the name at the bottom of every page.',
      }),
      purpose: text('What you do', NAME_MAX, {
        initial: SITE.purpose,
        help: 'Follows the name in the home page title, unless the home page has a title of its own.',
      }),
      description: text('Description', SENTENCE_MAX, {
        initial: SITE.description,
        wide: true,
        help: 'Shown by search engines and when the home page is shared.',
      }),
      logo: picture('Logo', 'Replaces the name at the top of every page.'),
      darkLogo: picture('Logo for dark backgrounds', 'If empty, the standard logo is used.'),
      favicon: picture('Browser tab icon', 'A square image.'),
    },
  },
  {
    title: 'Contact',
    fields: {
      address: { kind: 'area', label: 'Address', max: ADDRESS_MAX, wide: true },
      phones: {
        kind: 'lines',
        label: 'Telephone numbers',
        max: PHONE_MAX,
        most: LINES_MAX.phones,
        help: 'One per line.',
      },
      whatsapp: text('WhatsApp', PHONE_MAX, { help: 'With the country code, such as +81 45 123 4567.' }),
      salesEmail: email('E-mail for sales'),
      supportEmail: email('E-mail for support'),
      billingEmail: email('E-mail for billing'),
      careersEmail: email('E-mail for applications'),
      openingHours: text('Opening hours', OPENING_HOURS_MAX, {
        wide: true,
        help: 'Such as Mon–Fri 9:00–18:00, Sat 9:00–13:00.',
      }),
      holidays: {
        kind: 'lines',
        label: 'Holidays',
        max: NAME_MAX,
        most: LINES_MAX.holidays,
        wide: true,
        help: 'One per line, such as 2027-01-01 New Year.',
      },
      timezone: text('Time zone', NUMBER_MAX, { initial: 'UTC', help: 'Such as Asia/Tokyo.' }),
    },
  },
  {
    title: 'Social media',
    fields: {
      facebook: web('Facebook'),
      instagram: web('Instagram'),
      youtube: web('YouTube'),
      x: web('X'),
      linkedin: web('LinkedIn'),
      tiktok: web('TikTok'),
    },
  },
  {
    title: 'Trade',
    fields: {
      defaultCurrency: {
        kind: 'choice',
        label: 'Default currency',
        initial: DEFAULT_CURRENCY,
        storedAsText: true,
        options: CURRENCIES.map((code) => ({ value: code, label: code })),
      },
      priceType: {
        kind: 'choice',
        label: 'Default price type',
        initial: 'CIF',
        options: ['FOB', 'CIF', 'DDP'].map((code) => ({ value: code, label: code })),
      },
      mileageUnit: {
        kind: 'choice',
        label: 'Mileage unit',
        initial: 'miles',
        options: [
          { value: 'miles', label: 'Miles' },
          { value: 'km', label: 'Kilometres' },
        ],
      },
      validityDays: count('Quotes are valid for (days)', DAYS_MAX, 30),
      downPaymentDays: count(
        'Down payments are due after the invoice within (days)',
        DAYS_MAX,
        DOWN_PAYMENT_DAYS,
      ),
      reservationDays: count('Vehicles are kept after acceptance for (days)', DAYS_MAX, 14),
      returnWindowDays: count('Vehicles can be returned after completion for (days)', DAYS_MAX, 14),
      holdHours: count('Reservations last (hours)', HOURS_MAX, HOLD_HOURS),
      maxNegotiationRounds: count('Rounds of negotiation', ROUNDS_MAX, 2),
      lowStockThreshold: count('Low stock', STOCK_MAX, 2, 'This many vehicles of a model, or fewer.'),
      approverActiveDays: count(
        'Approvers have been active for (days)',
        DAYS_MAX,
        APPROVER_ACTIVE_DAYS,
        'Before an account can approve bank accounts and import rules. Changed by administrators only.',
      ),
      paymentMethod: {
        ...words('Payment method', 'Printed on proforma invoices.'),
        initial: PAYMENT_METHOD,
      },
      proformaTerms: words('Proforma invoice terms'),
      cookieText: words('Cookie notice', 'Shown to visitors who are asked about cookies.'),
    },
  },
  {
    title: 'Careers',
    fields: {
      rejectionMailHours: count(
        'Applicants are written to after a rejection (hours)',
        HOURS_MAX,
        24,
        'Until then the rejection can be undone, and nothing is sent.',
      ),
      applicationMonths: count(
        'Applications are stored for (months)',
        MONTHS_MAX,
        12,
        'After the decision, or after the job closed. Then names, files and answers are removed.',
      ),
    },
  },
  {
    title: 'Pages',
    fields: {
      scriptHosts: {
        kind: 'lines',
        label: 'Script hosts',
        max: HOST_MAX,
        most: SCRIPT_HOSTS_MAX,
        help: 'Sites that custom code may load scripts and pictures from and send calls to, one per line, such as www.googletagmanager.com. Changed by administrators only.',
      },
    },
  },
]

/** Every field by its name, in the order of the screen. */
export const COMPANY_FIELDS: readonly (readonly [name: string, field: SettingField])[] =
  COMPANY_GROUPS.flatMap(({ fields }) => Object.entries(fields))
