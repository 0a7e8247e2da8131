import { z } from 'zod'
import { weekOf } from '../rules/department-calendar-and-promises'

/** The same as they are stored. */
export const storedHours = z
  .array(z.object({ day: z.int(), from: z.int(), to: z.int() }))
  .transform((openings) => weekOf(openings))
