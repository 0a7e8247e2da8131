/**
 * One thing wrong with an input. `path` is the field's internal camelCase name, with dots into lists
 * (`images.2.imageType`), or '' for the whole input; `message` is a sentence for people.
 */
export type Issue = { path: string; message: string }

/** Shorthand for building an issue. */
export const issue = (path: string, message: string): Issue => ({ path, message })
