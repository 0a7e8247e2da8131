import type { Day } from '@/kernel/days'
import type { Db } from '../db-of'
import { defineSinglePort } from '../port'

/** Answers which day it is where the company is: known to the settings. */
export const companyDay = defineSinglePort<(db: Db, now: Date) => Promise<Day>>('companyDay')
