import { type Module, registerModules } from '@/api/module'
import { MODULES } from '@/kernel/permissions'
import { accounts } from '@/modules/accounts/module'
import { careers } from '@/modules/careers/module'
import { content } from '@/modules/content/module'
import { inventory } from '@/modules/inventory/module'
import { sales } from '@/modules/sales/module'
import { settings } from '@/modules/settings/module'
import { support } from '@/modules/support/module'
import { plugins } from '@/plugins/modules'
import { shell } from '@/shell/module'
import { addPostFields } from './add-post-fields'
import { addVehicleFields } from './add-vehicle-fields'
import { withRecords } from './records'

/** All modules of the core, in display order; plugins are listed in `plugins/modules.ts`. */
const own: readonly Module[] = [inventory, sales, accounts, settings, support, content, careers, shell]

const keys: readonly string[] = MODULES.map(({ key }) => key)
const place = ({ name }: Module): number => (keys.includes(name) ? keys.indexOf(name) : keys.length)

export const modules: readonly Module[] = addPostFields(
  addVehicleFields([...own, ...plugins].map(withRecords)),
).toSorted((a, b) => place(a) - place(b))

registerModules(modules)
