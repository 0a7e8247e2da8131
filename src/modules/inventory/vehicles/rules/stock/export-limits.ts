/** Vehicles in one file: what a spreadsheet still opens at once. */
export const EXPORT_MAX = 20_000

/** Kinds of files that a list can be exported as. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const EXPORT_TOO_LARGE = `More than ${EXPORT_MAX.toLocaleString('en-US')} vehicles match. Narrow the list first.`
