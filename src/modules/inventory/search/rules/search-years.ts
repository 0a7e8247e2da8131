import { yearsBack } from '@/kernel/time/years-back'

const SEARCH_YEAR_COUNT = 21

/** The years of the search panel, newest first. */
export const searchYears = (now: Date): number[] => yearsBack(now, SEARCH_YEAR_COUNT)
