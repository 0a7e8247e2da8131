/** `count` years, counting down from the current one (UTC): 2026, 2025, 2024. */
export const yearsBack = (now: Date, count: number): number[] =>
  Array.from({ length: count }, (_, index) => now.getUTCFullYear() - index)
