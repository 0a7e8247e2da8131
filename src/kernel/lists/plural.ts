/** A noun in the plural: 'vehicles', 'inquiries', 'branches', 'addresses'. */
export function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** 1 → '1 vehicle', 2000 → '2,000 vehicles'. */
export const counted = (count: number, one: string, many = pluralOf(one)): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
