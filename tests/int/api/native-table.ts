import { globSync } from 'node:fs'
import path from 'node:path'
import type { RecordList } from '@/kernel/record-list'
import { plugins } from '@/plugins/modules'
import { held, type NativeRow, ofModule, staff } from './native-row'

export type { NativeRow, Reach, Right } from './native-row'

/** Marks what cannot be changed by a condition. */
export const ONE_AT_A_TIME = 'one at a time'

const UNUSED = 'unless in use'
const OF_NONE = 'and those of no showroom'
/** What involves a step or another person's consent is only written by the calls of /api/v1. */
const BY_OPERATIONS = { create: 'nobody', update: 'nobody', delete: 'nobody' } as const
/** Whoever writes posts and pages. */
const BY_WRITERS = [
  ['content', 'create'],
  ['content', 'update'],
] as const
const ofSales = (words: string): NativeRow =>
  ofModule('sales', words, { ...BY_OPERATIONS, read: held('sales', 'read', 'showrooms') })
const entry = (words: string): NativeRow =>
  ofModule('inventory', words, { delete: held('inventory', 'delete', 'all', UNUSED) })
const closed = (words: string): NativeRow => ({
  words,
  read: 'nobody',
  create: 'nobody',
  update: 'nobody',
  delete: 'nobody',
})

/**
 * Who may do what through Payload's own interface, written down once and separately from the code that
 * enforces it. docs/PERMISSIONS.md shows these lines.
 */
export const DOCUMENTED: Record<string, NativeRow> = {
  vehicles: ofModule('inventory', 'Vehicles', {
    read: held('inventory', 'read', 'showrooms'),
    create: held('inventory', 'create', 'showrooms'),
    update: held('inventory', 'update', 'showrooms', 'not out of them'),
    delete: held('inventory', 'delete', 'showrooms'),
  }),
  'vehicle-images': ofModule('inventory', "A vehicle's pictures", {
    read: held('inventory', 'read', 'showrooms'),
    create: held('inventory', 'update', 'showrooms'),
    update: held('inventory', 'update', 'showrooms'),
    delete: held('inventory', 'update', 'showrooms'),
  }),
  media: ofModule('inventory', 'Image files', {
    read: { needs: ['inventory', 'read'], or: BY_WRITERS, reach: 'all' },
    create: { needs: ['inventory', 'update'], or: BY_WRITERS, reach: 'all' },
    update: held('inventory', 'update', 'showrooms', ONE_AT_A_TIME),
    delete: held('inventory', 'delete', 'showrooms', UNUSED),
  }),
  'image-folders': ofModule('inventory', 'Folders of images', {
    read: { needs: ['inventory', 'read'], or: BY_WRITERS, reach: 'all' },
    create: held('inventory', 'update', 'all'),
    delete: held('inventory', 'update', 'all', UNUSED),
  }),
  manufacturers: entry('Makes'),
  models: entry('Models'),
  'model-codes': entry('Model codes'),
  tags: entry('Tags'),
  'service-plans': ofModule('inventory', 'Service plans'),
  'search-words': ofModule('inventory', 'Search words'),
  reservations: ofModule('inventory', 'Reservations', {
    ...BY_OPERATIONS,
    read: held('inventory', 'read', 'showrooms'),
  }),
  'vehicle-reviews': ofModule('inventory', 'Reviews', {
    ...BY_OPERATIONS,
    read: held('inventory', 'read', 'showrooms'),
  }),
  'saved-views': {
    words: 'Saved views',
    read: held('inventory', 'read', 'own', 'and those that others share'),
    ...BY_OPERATIONS,
  },
  'saved-searches': { words: 'Saved searches', read: staff('own'), ...BY_OPERATIONS },
  'vehicle-types': entry('Body types'),
  'vehicle-sub-body-types': entry('Sub body types'),
  'vehicle-colours': entry('Colours'),
  'vehicle-seats': ofModule('inventory', 'Seats'),
  'vehicle-transmissions': entry('Transmissions'),
  'vehicle-drive-trains': entry('Drivetrains'),
  'vehicle-steering-types': entry('Steering types'),
  'vehicle-steering-assist-types': entry('Steering assist types'),
  'vehicle-steering-control-types': entry('Steering control types'),
  'vehicle-steering-positions': entry('Steering positions'),
  'vehicle-grades': entry('Vehicle grades'),
  'vehicle-condition-grades': entry('Condition grades'),
  'vehicle-fuel-types': entry('Fuel types'),
  'vehicle-price-types': ofModule('inventory', 'Price types', { create: 'nobody', delete: 'nobody' }),
  'feature-groups': entry('Feature groups'),
  'vehicle-features': entry('Features'),
  'blog-posts': ofModule('content', 'Blog posts'),
  'blog-tags': ofModule('content', 'Blog tags', { delete: held('content', 'delete', 'all', UNUSED) }),
  'blog-comments': ofModule('content', 'Blog comments', BY_OPERATIONS),
  'blog-ratings': ofModule('content', 'Blog ratings', BY_OPERATIONS),
  users: {
    words: 'People',
    read: staff('own', 'all of them with Roles and Users: read'),
    create: 'nobody',
    update: 'nobody',
    delete: 'nobody',
  },
  roles: ofModule('accounts', 'Roles', BY_OPERATIONS),
  'showroom-offices': ofModule('settings', 'Showroom offices', {
    read: held('inventory', 'read', 'showrooms'),
    update: held('settings', 'update', 'showrooms'),
    delete: held('settings', 'delete', 'showrooms', UNUSED),
  }),
  ports: ofModule('settings', 'Ports', {
    read: staff('all'),
    delete: held('settings', 'delete', 'all', UNUSED),
  }),
  'company-names': ofModule('settings', 'Company names'),
  'inspection-companies': ofModule('settings', 'Inspection companies', {
    delete: held('settings', 'delete', 'all', UNUSED),
  }),
  'exchange-rates': ofModule('settings', 'Exchange rates'),
  freights: ofModule('settings', 'Freights', { read: staff('all') }),
  'insurance-rates': ofModule('settings', 'Insurance rates', { read: staff('all') }),
  'mail-templates': ofModule('settings', 'E-mail texts', BY_OPERATIONS),
  'mail-text-changes': ofModule('settings', 'E-mail text changes', BY_OPERATIONS),
  'bank-account-changes': ofModule('settings', 'Bank account changes', BY_OPERATIONS),
  destinations: ofModule('settings', 'Destinations', BY_OPERATIONS),
  'destination-rules': ofModule('settings', 'Import rules', BY_OPERATIONS),
  'customs-value-lists': ofModule('settings', 'Customs value lists', BY_OPERATIONS),
  'vehicle-inquiries': ofModule('support', 'Inquiries', {
    ...BY_OPERATIONS,
    read: held('support', 'read', 'showrooms', 'and those about no vehicle of the stock'),
  }),
  'canned-replies': ofModule('support', 'Canned replies'),
  'support-departments': ofModule('support', 'Departments of support', BY_OPERATIONS),
  'support-tickets': ofModule('support', 'Tickets', {
    ...BY_OPERATIONS,
    read: held('support', 'read', 'showrooms', OF_NONE),
  }),
  'ticket-responses': ofModule('support', 'Responses to tickets', {
    ...BY_OPERATIONS,
    read: held('support', 'read', 'showrooms', OF_NONE),
  }),
  'ticket-attachments': closed('Files of tickets'),
  'inbound-mails': closed('E-mails that arrived'),
  'sales-views': {
    words: 'Views of sales',
    read: held('sales', 'read', 'own', 'and those that others share'),
    ...BY_OPERATIONS,
  },
  'ticket-views': {
    words: 'Views of tickets',
    read: held('support', 'read', 'own', 'and those that others share'),
    ...BY_OPERATIONS,
  },
  'application-views': {
    words: 'Views of applications',
    read: held('careers', 'read', 'own', 'and those that others share'),
    ...BY_OPERATIONS,
  },
  openings: ofModule('careers', 'Jobs', {
    read: held('careers', 'read', 'showrooms', OF_NONE),
    create: held('careers', 'create', 'showrooms'),
    update: held('careers', 'update', 'showrooms', `${OF_NONE}; not out of them`),
    delete: held('careers', 'delete', 'showrooms', `${OF_NONE}; ${UNUSED}`),
  }),
  'job-applications': closed('Applications'),
  'topic-pages': ofModule('content', 'Topic pages'),
  redirects: ofModule('content', 'Redirects'),
  'homepage-slides': ofModule('content', 'Slides', BY_OPERATIONS),
  'seo-settings': ofModule('content', 'Search engine settings', BY_OPERATIONS),
  quotes: ofSales('Quotes'),
  'quote-customizations': ofSales('Rounds of negotiation'),
  orders: ofSales('Orders'),
  payments: ofSales('Payments'),
  'order-documents': ofSales('Order documents'),
  proformas: ofSales('Proforma invoices'),
  'sales-notes': ofSales('Notes on sales'),
  'payload-locked-documents': {
    words: 'Who is editing what',
    read: staff('all', 'of records that they may read'),
    create: 'nobody',
    update: staff('all', 'to take over a record that they may change, in their own name'),
    delete: staff('own'),
  },
  'payload-preferences': {
    words: 'How a person set up lists and forms',
    read: staff('own'),
    create: 'nobody',
    update: staff('own'),
    delete: staff('own'),
  },
  'payload-kv': closed("Payload's own values"),
  'payload-migrations': closed("Payload's record of migrations"),
}

/** A list of a plugin has no line: its definition names the module whose permissions apply. */
function ofList({ module, nativelyReadBy = module, plural, readBy, showroom }: RecordList): NativeRow {
  const reach = showroom ? 'showrooms' : 'all'
  return ofModule(module, plural, {
    read: readBy === 'everybody' && !showroom ? staff('all') : held(nativelyReadBy, 'read', reach),
    update: held(module, 'update', reach),
    delete: held(module, 'delete', reach, UNUSED),
  })
}

/** Rows of plugins' collections, by slug: `rows` of `tests/int/plugins/<name>-permissions.ts`. */
const ofCollections: Record<string, NativeRow>[] = await Promise.all(
  globSync('tests/int/plugins/*-permissions.ts').map(async (file) => (await import(path.resolve(file))).rows),
)

/** The tests call every verb for every line. */
export const NATIVE_TABLE: Record<string, NativeRow> = {
  ...DOCUMENTED,
  ...Object.assign({}, ...ofCollections),
  ...Object.fromEntries(
    plugins.flatMap(({ records = [] }) => records.map((list) => [list.slug, ofList(list)] as const)),
  ),
}
