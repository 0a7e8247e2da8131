import type { CollectionConfig, Field } from 'payload'
import { SESSION_IDLE } from '@/modules/accounts/credentials/rules/session-life'
import { actorOf } from '@/server/actor-of'
import { may, moduleAccess, nobody } from '../shared/access'
import { lines, link, row, text } from '../shared/fields'
import {
  clearSessionsWhenBlocked,
  emitPersonSaved,
  refuseCommonPasswords,
  refuseInactive,
  restrictTypeToCustomers,
} from './userHooks'

const personFields: Field[] = [
  row(
    text('firstName', { required: true, maxLength: 50 }),
    text('middleName', { maxLength: 50 }),
    text('lastName', { required: true, maxLength: 50 }),
  ),
  row(text('phoneNumber', { maxLength: 30 }), {
    name: 'gender',
    type: 'select',
    options: [
      { label: 'Male', value: 'MALE' },
      { label: 'Female', value: 'FEMALE' },
      { label: 'Other', value: 'OTHER' },
    ],
  }),
  { name: 'dob', label: 'Date of birth', type: 'date' },
  lines('address', 250),
  row(
    text('city', { maxLength: 100 }),
    text('state', { maxLength: 100 }),
    text('zip', { maxLength: 20 }),
    text('country', { maxLength: 100 }),
  ),
  lines('deliveryAddress1', 250),
  lines('deliveryAddress2', 250),
  lines('deliveryAddress3', 250),
  row(text('companyName', { maxLength: 150 }), text('companyAddress', { maxLength: 250 })),
  text('profilePictureUrl', { admin: { hidden: true } }),
]

/** Fields that determine access: written only by operations, never by a request. */
const identityFields: Field[] = [
  link('role', 'roles', { admin: { position: 'sidebar' }, index: true }),
  {
    name: 'userType',
    type: 'select',
    options: [
      { label: 'Customer', value: 'CUSTOMER' },
      { label: 'Dealer', value: 'DEALER' },
    ],
    admin: { position: 'sidebar' },
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'PENDING',
    index: true,
    options: [
      { label: 'Active', value: 'ACTIVE' },
      { label: 'Pending', value: 'PENDING' },
      { label: 'Blocked', value: 'BLOCKED' },
      { label: 'Suspended', value: 'SUSPENDED' },
    ],
    admin: { position: 'sidebar' },
  },
  { name: 'allShowrooms', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
  {
    name: 'assignedShowrooms',
    type: 'relationship',
    relationTo: 'showroom-offices',
    hasMany: true,
    admin: { position: 'sidebar' },
  },
  // Where this person's permissions differ from the role: module → action → true or false.
  { name: 'permissions', type: 'json', admin: { hidden: true } },
]

/** Milestones in the life of an account, written by operations. */
const lifeFields: Field[] = [
  { name: 'emailVerifiedAt', type: 'date', admin: { hidden: true } },
  { name: 'termsAcceptedAt', type: 'date', admin: { hidden: true } },
  { name: 'lastSignInAt', type: 'date', admin: { hidden: true } },
  { name: 'deletedAt', type: 'date', index: true, admin: { hidden: true } },
  // Owners may restore an account they deleted for a while; deletion by staff is final for them.
  { name: 'deletedBySelf', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
  // Which optional e-mails the owner wants: kind → true or false.
  { name: 'subscriptions', type: 'json', admin: { hidden: true } },
]

/** Everyone with an account: staff have a role, customers and dealers do not. */
export const Users: CollectionConfig = {
  slug: 'users',
  admin: {
    // Its screens are those of people, which the navigation lists itself.
    group: false,
    useAsTitle: 'email',
    defaultColumns: ['email', 'firstName', 'lastName', 'role', 'status'],
    listSearchableFields: ['email', 'firstName', 'lastName'],
  },
  auth: {
    // Of a sign-in by Payload's own operation; the product's sessions have their own end.
    tokenExpiration: SESSION_IDLE.staff,
    // Any outsider could trigger Payload's own lockout; the sign-in limits cannot be abused that way.
    maxLoginAttempts: 0,
    useSessions: true,
    cookies: { sameSite: 'Lax', secure: process.env.SERVER_URL?.startsWith('https:') ?? false },
  },
  access: {
    ...moduleAccess('accounts', { create: nobody, update: nobody, delete: nobody }),
    admin: async ({ req }) => (await actorOf(req)).kind === 'staff',
    read: async (args) => {
      if (await may('accounts', 'read')(args)) return true
      return args.req.user ? { id: { equals: args.req.user.id } } : false
    },
  },
  fields: [...personFields, ...identityFields, ...lifeFields],
  hooks: {
    beforeOperation: [refuseCommonPasswords],
    beforeChange: [restrictTypeToCustomers],
    beforeLogin: [refuseInactive],
    afterChange: [clearSessionsWhenBlocked, emitPersonSaved],
  },
}
