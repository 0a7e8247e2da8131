import { pluralOf } from './plural'

/** 1 → '1 vehicle', 2000 → '2,000 vehicles'. */
export const counted = (count: number, one: string, many = pluralOf(one)): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
