import type { CollectionConfig } from 'payload'
import { DEPARTMENT_MESSAGES, departmentIssues } from '@/modules/support/departments/rules/department'
import { DEPARTMENT_LIMITS } from '@/modules/support/departments/rules/department-limits'
import { moduleAccess, systemManaged } from '../shared/access'
import { line, lines, link } from '../shared/fields'
import { refuseWhenInUse } from '../shared/refuseWhenInUse'
import { validateByRule } from '../shared/validateByRule'
import { followCalendar, refuseTakenTitle } from './departmentHooks'

const { description, email, title, zone } = DEPARTMENT_LIMITS

/** The teams that answer tickets, with their business hours and what they promise. Changed by their calls. */
export const SupportDepartments: CollectionConfig = {
  slug: 'support-departments',
  labels: { singular: 'Department', plural: 'Departments' },
  admin: { group: false, useAsTitle: 'title', defaultColumns: ['title', 'isActive', 'isArchived'] },
  access: moduleAccess('support', systemManaged),
  lockDocuments: false,
  defaultSort: 'title',
  fields: [
    line('title', title, { required: true }),
    // Sent and taken as departmentTag.
    line('slug', title, { required: true, unique: true }),
    lines('description', description),
    line('email', email),
    link('lead', 'users'),
    link('members', 'users', { hasMany: true }),
    line('timeZone', zone, { required: true }),
    // A list of { day, from, to }: Monday is 0, times are minutes of the day.
    { name: 'hours', type: 'json', required: true },
    // A list of { day, name }.
    { name: 'holidays', type: 'json', required: true, defaultValue: [] },
    // Minutes of business hours by priority: { firstResponse, nextResponse, resolution }.
    { name: 'targets', type: 'json', required: true },
    { name: 'isActive', type: 'checkbox', required: true, defaultValue: true },
    { name: 'isArchived', type: 'checkbox', required: true, defaultValue: false },
    link('createdBy', 'users'),
    link('updatedBy', 'users'),
  ],
  hooks: {
    beforeValidate: [validateByRule(departmentIssues), refuseTakenTitle],
    afterChange: [followCalendar],
    beforeDelete: [refuseWhenInUse('Department', DEPARTMENT_MESSAGES.archiveInstead)],
  },
}
