/** One line of a customs value list. Texts are as in the file; null is what it lacks. */
export type CustomsLine = {
  /** Its row in the file. */
  row: number
  make: string
  model: string
  modelCode: string | null
  body: string | null
  drive: string | null
  cc: number | null
  fuel: string | null
  transmission: string | null
  /** Of manufacture, both included; null is open. */
  yearFrom: number | null
  yearTo: number | null
  /** Major units of the list's currency. */
  value: number
}

/** What lines are compared with: a vehicle by the names of its lists. */
export type CustomsVehicle = {
  make: string
  model: string
  modelCode: string | null
  body: string | null
  drive: string | null
  cc: number | null
  fuel: string | null
  transmission: string | null
  year: number | null
}

/** How sure a match is. */
export const CERTAINTIES = ['exact', 'likely', 'several', 'none'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/**
 * A list's result for a vehicle, and why, in words. 'exact' by its model code; 'likely' by make, model and what else
 * is known; 'several' where lines fit that differ in value: nobody may choose among them.
 */
export type CustomsMatch =
  | { certainty: 'exact' | 'likely'; line: CustomsLine; why: string }
  | { certainty: 'several'; lines: CustomsLine[]; lowest: number; highest: number; why: string }
  | { certainty: 'none'; why: string }
