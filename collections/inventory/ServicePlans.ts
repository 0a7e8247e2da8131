import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import {
  checkPlanPrice,
  PLAN_MONTHS_MAX,
  PLAN_NAME_TAKEN,
  PLAN_SLUG_TAKEN,
  type PlanPrice,
  SERVICE_PLAN_KIND_LABELS,
  SERVICE_PLAN_KINDS,
  servicePlanSlug,
} from '@/modules/inventory/lists/rules/service-plan'
import { moduleAccess } from '../shared/access'
import { amount, row, text } from '../shared/fields'
import { refuseDuplicates } from '../shared/refuseDuplicates'
import { validateByRule } from '../shared/validateByRule'

/** A plan is found by its slug, so there is always one. */
const fillSlug: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) => {
  if (!data || (operation === 'update' && data.slug === undefined)) return data
  const name = data.name ?? originalDoc?.name
  return typeof name === 'string' ? { ...data, slug: servicePlanSlug(data.slug, name) } : data
}

/** Warranties and other plans sold in addition to a vehicle. */
export const ServicePlans: CollectionConfig = {
  slug: 'service-plans',
  labels: { singular: 'Service plan', plural: 'Service plans' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'months', 'price', 'active'],
    listSearchableFields: ['name', 'slug'],
  },
  access: moduleAccess('inventory'),
  defaultSort: 'name',
  fields: [
    row(
      text('name', { required: true, maxLength: 100 }),
      text('slug', { maxLength: 100, unique: true, admin: { description: 'From the name when empty' } }),
    ),
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: SERVICE_PLAN_KINDS.map((value) => ({ value, label: SERVICE_PLAN_KIND_LABELS[value] })),
    },
    row(amount('months', { max: PLAN_MONTHS_MAX }), amount('mileageCap', { label: 'Mileage cap (miles)' })),
    { name: 'covered', type: 'textarea' },
    { name: 'excluded', type: 'textarea' },
    row(amount('price'), text('currency', { defaultValue: 'USD', maxLength: 3 })),
    { name: 'active', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar' } },
  ],
  hooks: {
    beforeValidate: [
      fillSlug,
      validateByRule((plan: PlanPrice) => checkPlanPrice(plan)),
      refuseDuplicates('service_plans', { field: 'name', column: 'name', message: PLAN_NAME_TAKEN }),
      refuseDuplicates('service_plans', { field: 'slug', column: 'slug', message: PLAN_SLUG_TAKEN }),
    ],
  },
}
