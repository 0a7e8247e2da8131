import { z } from 'zod'

/** What a person or a role may do in one module. */
export const modulePermission = z
  .object({
    moduleId: z.int(),
    module: z.string(),
    read: z.boolean(),
    create: z.boolean(),
    update: z.boolean(),
    delete: z.boolean(),
  })
  .meta({ id: 'ModulePermission' })
