import type { Db } from '@/server/db-of'
import type { QuoteChange } from '../rules/quote-transition'
import type { QuoteStep } from '../rules/quote-workflow'
import type { LockedQuote } from './lock-quote'
import type { VehicleOfQuote } from './reserve-or-free-vehicle-of-quote'

/** A locked quote while it takes a step, with its locked vehicle and the day in the company's time zone. */
export type QuoteAtStep = { quote: LockedQuote; vehicle: VehicleOfQuote | null; today: string; db: Db }

/** A step just taken: its result, and the line of the history that names it. */
export type TakenStep = { step: QuoteStep; change: QuoteChange; entryId: number }
