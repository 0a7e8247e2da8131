export const MEGABYTE = 1024 * 1024

/** The message for a file that is too large, without its name. */
export const fileTooLargeMessage = (maxBytes: number): string =>
  `File size must be less than ${maxBytes / MEGABYTE}MB`
