import * as initial from './20261120_000100_initial'
import * as constraints from './20261120_000200_constraints'
import * as search from './20261120_000300_search'
import * as audit from './20261120_000400_audit'
import * as jobs from './20261120_000500_jobs'
import * as rateLimits from './20261120_000600_rate_limits'
import * as imports from './20261120_000700_imports'
import * as importMaps from './20261121_000100_import_maps'
import * as vehicleViews from './20261121_000200_vehicle_views'
import * as searchIndex from './20261121_000300_search_index'
import * as stockLists from './20261121_000400_stock_lists'
import * as m20261121_000500_mail from './20261121_000500_mail'
import * as m20261122_006000_mail_templates from './20261122_006000_mail_templates'
import * as m20261126_100000_mail_text_changes from './20261126_100000_mail_text_changes'

export const migrations = [
  { up: m20261121_000500_mail.up, down: m20261121_000500_mail.down, name: '20261121_000500_mail' },
  {
    up: m20261122_006000_mail_templates.up,
    down: m20261122_006000_mail_templates.down,
    name: '20261122_006000_mail_templates',
  },
  {
    up: m20261126_100000_mail_text_changes.up,
    down: m20261126_100000_mail_text_changes.down,
    name: '20261126_100000_mail_text_changes',
  },
]
