import type { z } from 'zod'
import { DEFAULT_CURRENCY, formatMoney } from '@/kernel/money'
import { getServicePlan, listServicePlans, type ServicePlanRow } from '../queries/list-service-plans'
import { REFERENCE_NAME_MAX } from '../rules/limits'
import {
  PLAN_SLUG_MAX,
  PLAN_TEXT_MAX,
  SERVICE_PLAN_KIND_LABELS,
  SERVICE_PLAN_KINDS,
} from '../rules/service-plan'
import { servicePlanQuery } from '../schemas/service-plan'
import { defineList, statusFilter } from './list'

const kinds = SERVICE_PLAN_KINDS.map((value) => ({ value, label: SERVICE_PLAN_KIND_LABELS[value] }))

export const servicePlanList = defineList<z.output<typeof servicePlanQuery>, ServicePlanRow>({
  key: 'service-plans',
  section: 'service-plans',
  path: '/service-plans',
  title: 'Service plans',
  singular: 'Service plan',
  opens: 'dialog',
  toggle: 'call',
  schema: servicePlanQuery,
  names: {},
  columns: [
    { key: 'name', title: 'Name' },
    { key: 'slug', title: 'Slug' },
    { key: 'kind', title: 'Kind' },
    { key: 'months', title: 'Months', kind: 'number' },
    { key: 'mileageCap', title: 'Mileage cap (miles)', kind: 'number' },
    { key: 'price', title: 'Price' },
    { key: 'status', title: 'Status', kind: 'status' },
    { key: 'updatedAt', title: 'Updated', kind: 'day' },
  ],
  filters: async () => [
    { name: 'search', label: 'Name or slug', kind: 'search' },
    { name: 'kind', label: 'Kind', kind: 'choice', any: 'Any kind', options: kinds },
    statusFilter,
  ],
  fields: async () => [
    { name: 'name', label: 'Name', kind: 'text', required: true, max: REFERENCE_NAME_MAX },
    {
      name: 'slug',
      label: 'Slug',
      kind: 'text',
      max: PLAN_SLUG_MAX,
      help: 'Generated from the name if empty.',
    },
    { name: 'kind', label: 'Kind', kind: 'choice', required: true, options: kinds, initial: 'warranty' },
    { name: 'months', label: 'Months', kind: 'number' },
    { name: 'mileageCap', label: 'Mileage cap (miles)', kind: 'number', help: 'Empty means no cap.' },
    { name: 'price', label: 'Price', kind: 'number' },
    {
      name: 'currency',
      label: 'Currency',
      kind: 'text',
      required: true,
      max: 3,
      initial: DEFAULT_CURRENCY,
    },
    { name: 'active', label: 'Active', kind: 'flag', initial: true },
    { name: 'covered', label: 'Covered', kind: 'area', wide: true, max: PLAN_TEXT_MAX },
    { name: 'excluded', label: 'Excluded', kind: 'area', wide: true, max: PLAN_TEXT_MAX },
  ],
  rows: listServicePlans,
  one: getServicePlan,
  toRow: ({ active, id, kind, price, updatedAt, ...plan }) => {
    const { covered, excluded, mileageCap, months, name, slug } = plan
    const currency = plan.currency ?? DEFAULT_CURRENCY
    const plain = { name, slug, months, mileageCap }
    const priceText = price === null ? null : formatMoney(price, currency)
    return {
      id,
      name,
      updatedAt,
      active,
      cells: { ...plain, kind: SERVICE_PLAN_KIND_LABELS[kind], price: priceText, updatedAt },
      values: { ...plain, kind, price, currency, active, covered, excluded },
    }
  },
})
