import { dayInWords } from '@/kernel/time/day-in-words'

// The search across the back office
export const applyBy = (day: string): string => `apply by ${dayInWords(day)}`
