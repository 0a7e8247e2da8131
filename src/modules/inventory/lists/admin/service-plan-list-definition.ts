import type { z } from 'zod'
import { CURRENCIES, DEFAULT_CURRENCY, formatMoney } from '@/kernel/money'
import { getServicePlan, listServicePlans, type ServicePlanRow } from '../queries/list-service-plans'
import { REFERENCE_NAME_MAX } from '../rules/list-limits'
import {
  PLAN_SLUG_MAX,
  PLAN_TEXT_MAX,
  SERVICE_PLAN_KIND_LABELS,
  SERVICE_PLAN_KINDS,
} from '../rules/service-plan'
import { servicePlanQuery } from '../schemas/service-plan'
import * as words from '../words'
import { defineInventoryList, statusFilter } from './define-inventory-list'

const kinds = SERVICE_PLAN_KINDS.map((value) => ({ value, label: SERVICE_PLAN_KIND_LABELS[value] }))

export const servicePlanListDefinition = defineInventoryList<
  z.output<typeof servicePlanQuery>,
  ServicePlanRow
>({
  key: 'service-plans',
  section: 'service-plans',
  path: '/service-plans',
  title: words.servicePlans,
  singular: words.servicePlan,
  opens: 'dialog',
  toggle: 'call',
  schema: servicePlanQuery,
  names: {},
  columns: [
    { key: 'name', title: words.name },
    { key: 'slug', title: words.slug },
    { key: 'kind', title: words.kind },
    { key: 'months', title: words.months, kind: 'number' },
    { key: 'mileageCap', title: words.mileageCapMiles, kind: 'number' },
    { key: 'price', title: words.price },
    { key: 'status', title: words.status, kind: 'status' },
    { key: 'updatedAt', title: words.updated, kind: 'day' },
  ],
  filters: async () => [
    { name: 'search', label: words.nameOrSlug, kind: 'search' },
    { name: 'kind', label: words.kind, kind: 'choice', any: words.anyKind, options: kinds },
    statusFilter,
  ],
  fields: async () => [
    { name: 'name', label: words.name, kind: 'text', required: true, max: REFERENCE_NAME_MAX },
    {
      name: 'slug',
      label: words.slug,
      kind: 'text',
      max: PLAN_SLUG_MAX,
      help: words.generatedFromNameIfEmpty,
    },
    { name: 'kind', label: words.kind, kind: 'choice', required: true, options: kinds, initial: 'warranty' },
    { name: 'months', label: words.months, kind: 'number' },
    { name: 'mileageCap', label: words.mileageCapMiles, kind: 'number', help: words.emptyMeansNoCap },
    { name: 'price', label: words.price, kind: 'number' },
    {
      name: 'currency',
      label: words.currency,
      kind: 'choice',
      required: true,
      options: CURRENCIES.map((value) => ({ value, label: value })),
      initial: DEFAULT_CURRENCY,
    },
    { name: 'active', label: words.active, kind: 'flag', initial: true },
    { name: 'covered', label: words.covered, kind: 'area', wide: true, max: PLAN_TEXT_MAX },
    { name: 'excluded', label: words.excluded, kind: 'area', wide: true, max: PLAN_TEXT_MAX },
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
