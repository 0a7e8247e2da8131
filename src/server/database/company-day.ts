import type { Day } from '@/kernel/days'
import { defineSinglePort } from '../port'
import type { Db } from '../transaction'

/** Answers which day it is where the company is: known to the settings. */
export const companyDay = defineSinglePort<(db: Db, now: Date) => Promise<Day>>('companyDay')
