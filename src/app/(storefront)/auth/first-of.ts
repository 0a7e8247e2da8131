/** The first value of a query parameter. */
export const firstOf = (value: string | string[] | undefined): string | undefined => [value].flat()[0]
