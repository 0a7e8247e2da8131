import { type AppError, conflict } from '../errors'
import { issue } from '../issue'

export const CONFIRMED = 'confirmed.'

/** 409: something unusual needs confirming. The same call goes on with `confirmed.<name>` as true. */
export const question = (name: string, message: string): AppError =>
  conflict(message, [issue(`${CONFIRMED}${name}`, message)])
