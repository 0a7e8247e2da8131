import { dayInWords } from '@/kernel/days'

// The search across the back office
export const applyBy = (day: string): string => `apply by ${dayInWords(day)}`
