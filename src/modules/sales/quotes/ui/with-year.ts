/** A vehicle's name with its year, which most names have already. */
export const withYear = (name: string, year: number | null | undefined): string =>
  year && !name.includes(String(year)) ? `${name} ${year}` : name
