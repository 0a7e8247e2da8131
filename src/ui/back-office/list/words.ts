const whole = new Intl.NumberFormat('en-US')

/** '1 fuel type', '1,204 fuel types'. */
export const countOf = (n: number, singular: string, plural: string): string =>
  `${whole.format(n)} ${(n === 1 ? singular : plural).toLowerCase()}`
