import { type Issue, issue } from '@/kernel/issue'
import { CURRENCY_UNKNOWN, checkUnits, DEFAULT_CURRENCY, isCurrency } from '@/kernel/money'
import { slugify } from '@/kernel/slug'

/** The purpose of a service plan. */
export const SERVICE_PLAN_KINDS = ['warranty', 'maintenance', 'roadside', 'inspection'] as const
export type ServicePlanKind = (typeof SERVICE_PLAN_KINDS)[number]

export const SERVICE_PLAN_KIND_LABELS: Record<ServicePlanKind, string> = {
  warranty: 'Warranty',
  maintenance: 'Maintenance',
  roadside: 'Roadside assistance',
  inspection: 'Inspection',
}

/** Ten years: longer than any plan for a used vehicle. */
export const PLAN_MONTHS_MAX = 120
export const PLAN_TEXT_MAX = 5_000
export const PLAN_SLUG_MAX = 100

export const PLAN_NAME_TAKEN = 'A service plan with this name already exists.'
export const PLAN_SLUG_TAKEN = 'A service plan with this slug already exists.'

/** A plan's slug: the given one, normalized, or else derived from the name. '' if neither has letters. */
export const servicePlanSlug = (slug: string | null | undefined, name: string): string =>
  slugify(slug ?? '') || slugify(name)

/** What a plan costs, as it would be saved. */
export type PlanPrice = { price?: number | null; currency?: string | null }

/** What is wrong with the price of a plan: its currency, or an amount that the currency does not have. */
export function checkPlanPrice({ currency, price }: PlanPrice): Issue[] {
  const code = currency || DEFAULT_CURRENCY
  if (!isCurrency(code)) return [issue('currency', CURRENCY_UNKNOWN)]
  return checkUnits(code, [{ path: 'price', label: 'Price', amount: price }])
}
