import type { CollectionConfig } from 'payload'
import { forgetRoles } from '@/server/actor-of'
import { moduleAccess, systemManaged } from '../shared/access'
import { text } from '../shared/fields'

/** Roles and their permissions: nine modules times four actions. Role 1 may do everything. */
export const Roles: CollectionConfig = {
  slug: 'roles',
  // Its screen is the access map, which the navigation lists itself.
  admin: { group: false, useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'] },
  access: moduleAccess('accounts', systemManaged),
  fields: [
    text('name', { required: true, maxLength: 50 }),
    text('key', { required: true, unique: true, admin: { readOnly: true } }),
    { name: 'permissions', type: 'json', required: true, admin: { readOnly: true } },
  ],
  hooks: { afterChange: [() => forgetRoles()], afterDelete: [() => forgetRoles()] },
}
