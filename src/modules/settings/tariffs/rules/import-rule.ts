/** The side of the steering wheel, as vehicles' steering types are named. */
export const STEERING_SIDES = ['RHD', 'LHD'] as const
export type SteeringSide = (typeof STEERING_SIDES)[number]

/** An amount as written, in major units. The currency may be one without an exchange rate, such as EUR. */
export type WrittenAmount = { amount: string; currency: string }

/** Bounds of a number; all that are given hold. `over` and `below` leave the bound itself out. */
export type Bounds = { over?: number; from?: number; upTo?: number; below?: number }

/** Which vehicles a rule is about, by names of body types and fuels in any case. Nothing given: all of them. */
export type Scope = {
  bodyTypes?: string[]
  notBodyTypes?: string[]
  fuels?: string[]
  notFuels?: string[]
}

export const AGE_STARTS = ['firstRegistration', 'manufacture'] as const
export const AGE_ENDS = ['arrival', 'registration'] as const
export const AGE_COUNTS = ['date', 'year', 'yearInclusive'] as const

/**
 * How a country counts a vehicle's age.
 *
 * `date`: by days; a vehicle of 15 March 2018 is eight on 15 March 2026, and over eight the day after.
 * `year`: the years' difference: of 2018 is eight throughout 2026.
 * `yearInclusive`: both years count: of 2019 is in its eighth year throughout 2026, so eight years mean 2019 or later.
 *
 * `onlyMonth` and `onlyYear` are what the law itself takes where only the month or the year is known: the day of
 * the month ('15'), the day of the year ('07-01'). Without them such an age may be uncertain.
 */
export type AgeCount = {
  from: (typeof AGE_STARTS)[number]
  by: (typeof AGE_COUNTS)[number]
  onlyMonth?: string
  onlyYear?: string
}

/** When a row of a table counts. Ages are in years (0.5 is six months), cylinder capacity in cc. */
export type When = Scope & {
  age?: Bounds
  cc?: Bounds
  /** The customs value, in a currency. */
  customsValue?: Bounds & { currency: string }
}

/** Percent of a base, a fixed amount, or an amount for each cc. Percent and amounts are decimals as written. */
export type SimpleCharge =
  | { how: 'percent'; rate: string }
  | { how: 'fixed'; amount: string; currency: string }
  | { how: 'perCc'; amount: string; currency: string }

/** What is charged. */
export type Charge =
  | SimpleCharge
  /** The highest of several: 54%, but not less than 2.5 EUR per cc. */
  | { how: 'highest'; of: SimpleCharge[] }
  /** Nothing, set on purpose: a row for those who are exempt. */
  | { how: 'none' }

export type ChargeRow = { when?: When; charge: Charge }

export const BUYERS = ['everyone', 'private', 'company'] as const
export const ROUNDINGS = ['half', 'up', 'down'] as const

/** A step of what a vehicle costs on the road: a duty, a tax, a levy, a fee. */
export type StepValue = {
  /** Steps are calculated in this order; a step's base may name only earlier ones. */
  order: number
  /** What a percentage is of: the sum of these. 'customsValue', 'cif' or keys of earlier steps. */
  base: string[]
  /** How ages in its rows are counted. Required if a row names an age. */
  age?: AgeCount
  /** The first row that fits counts. */
  rows: ChargeRow[]
  /** To whole multiples of so many units of the destination's currency; half up to one unit if not given. */
  round?: { to: number; how: (typeof ROUNDINGS)[number] }
  /** Who pays it; everyone if not given. */
  paidBy?: (typeof BUYERS)[number]
}

/** What is taken off a listed value, by age; the first row that fits counts. */
export type DepreciationValue = {
  age: AgeCount
  rows: { age: Bounds; percent: string }[]
}

export const CUSTOMS_BASES = ['cif', 'listed', 'higher'] as const

/** What the customs value is. */
export type CustomsBaseValue = {
  /** The CIF price, the listed value less depreciation, or the higher of both. */
  take: (typeof CUSTOMS_BASES)[number]
  /**
   * Where listed values contain the taxes (as retail prices do): what to divide them by after depreciation. The first
   * row that fits counts; without rows they are not divided.
   */
  divideBy?: { when?: When; by: string }[]
  /** How ages in `divideBy` are counted. */
  age?: AgeCount
  /** Where the law itself takes the CIF price of vehicles that are not listed. Without it their value is missing. */
  unlisted?: 'cif'
}

export const NOTES_ABOUT = ['lead', 'import', 'cost'] as const

/** The values of a rule, by its kind. */
export type RuleValues = {
  steering: { sides: SteeringSide[]; only?: Scope }
  /**
   * At most so many years, or less than that. Calendar cut-offs are here too: counted by year, a vehicle must arrive by 31 December of
   * the last year in which its age is allowed. Counted to registration it is evaluated at arrival, with a remark.
   */
  age: { years: number; under?: true; count: AgeCount; to: (typeof AGE_ENDS)[number]; only?: Scope }
  /** Names of fuels, in any case. */
  fuel: { refused: string[] }
  /** Names of body types, in any case. */
  category: { refused: string[] }
  /** Such as 'Euro 5'. Vehicles carry no standard: it is a remark on every vehicle, and refuses none. */
  emission: { standard: string; only?: Scope }
  /** Before shipment: who inspects, for which certificate, at what fee (null if unknown). */
  inspection: { required: boolean; body: string; certificate: string | null; fee: WrittenAmount | null }
  customsBase: CustomsBaseValue
  depreciation: DepreciationValue
  step: StepValue
  /** Something to know that nothing is calculated from: the time it takes, a preference for some people. */
  note: { about: (typeof NOTES_ABOUT)[number]; text: string }
}

export type RuleKind = keyof RuleValues

/** A kind with a value of its shape. */
export type RuleBody = { [Kind in RuleKind]: { kind: Kind; value: RuleValues[Kind] } }[RuleKind]

/** In the order in which they are shown. */
export const RULE_KINDS = [
  'steering',
  'age',
  'fuel',
  'category',
  'emission',
  'inspection',
  'customsBase',
  'depreciation',
  'step',
  'note',
] as const satisfies readonly RuleKind[]

/** Kinds that hold rates and fees: a second member of staff approves each version. */
const RATES: readonly RuleKind[] = ['inspection', 'customsBase', 'depreciation', 'step']

/** Whether somebody else than who entered it must approve a version of this kind. */
export const needsApproval = (kind: RuleKind): boolean => RATES.includes(kind)
