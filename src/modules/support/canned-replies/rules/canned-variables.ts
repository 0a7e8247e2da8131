/** What can be filled into a canned reply, by the name that stands in it between braces. */
export const CANNED_VARIABLES = [
  'customerName',
  'ticketNumber',
  'subject',
  'aboutTitle',
  'agentName',
  'departmentName',
] as const
export type CannedVariable = (typeof CANNED_VARIABLES)[number]

/** The values of one ticket; what there is none of is null. */
export type CannedValues = Readonly<Record<CannedVariable, string | null>>

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g

const isKnown = (name: string): name is CannedVariable =>
  (CANNED_VARIABLES as readonly string[]).includes(name)

/**
 * A canned reply with its variables filled in. What nobody knows stays as it is written, so that it is seen before it is
 * sent.
 */
export const fillCannedReply = (text: string, values: CannedValues): string =>
  text.replace(VARIABLE, (written, name: string) => (isKnown(name) && values[name]) || written)

/** The variables in a text that would be sent as they are written. */
export const unfilledIn = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([written]) => written)),
]
