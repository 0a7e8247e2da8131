import { VehicleFormView as VehicleFormView_ba572fa746fd7658c84c94a1eef7790f } from '../../../modules/inventory/admin/vehicle-form/VehicleFormView'
import { Icon as Icon_ba3129568ddaae321e46f92fcaaa7919 } from '../../../ui/admin/Brand'
import { Logo as Logo_ba3129568ddaae321e46f92fcaaa7919 } from '../../../ui/admin/Brand'
import { AdminLinks as AdminLinks_6a3477297bc5f294c832364317f0a454 } from '../../../modules/inventory/admin/AdminLinks'
import { AdminLine as AdminLine_787a407ca98570cb35880b3ddf3d0e25 } from '../../../ui/admin/line/AdminLine'
import { LoginView as LoginView_ef7cfd651c483be47d4e92e28fdd14f7 } from '../../../modules/accounts/admin/login/LoginView'
import { DashboardView as DashboardView_99f67cad0e6dc6158c36b2ab67683ea8 } from '../../../modules/inventory/admin/dashboard/DashboardView'
import { PeopleView as PeopleView_a9df993ba1011a174c67c27a5dec4b6c } from '../../../modules/accounts/admin/people/PeopleView'
import { DeletedView as DeletedView_f842d4bca8786458767157b1b2b2b4e3 } from '../../../modules/accounts/admin/people/DeletedView'
import { PersonView as PersonView_41becf39c4421f38692c75ef76cf78ce } from '../../../modules/accounts/admin/people/PersonView'
import { AccessMapView as AccessMapView_eca69e9fdc0052e734c49f0b71f0deec } from '../../../modules/accounts/admin/access/AccessMapView'
import { ProfileView as ProfileView_a96ed0bb1107fa9e9f7c595d5a52536c } from '../../../modules/accounts/admin/profile/ProfileView'
import { SettingsView as SettingsView_31599c6523e2c04c0e975c67e53fb6c4 } from '../../../modules/settings/admin/sections/SettingsView'
import { TemplatesView as TemplatesView_4e9b5036e5a4367b6c7c6eac3e566ed2 } from '../../../modules/settings/admin/mail/TemplatesView'
import { TemplateView as TemplateView_1c4a710b80605fab294ba270788c35df } from '../../../modules/settings/admin/mail/TemplateView'
import { OutboxView as OutboxView_b088210be05e99f53ee6a5411ffe94a5 } from '../../../modules/settings/admin/mail/OutboxView'
import { OutboxMailView as OutboxMailView_d5ae3aeecae1ba786ceb115472c54242 } from '../../../modules/settings/admin/mail/OutboxMailView'
import { InventoryView as InventoryView_7270f0cecc4008fa5e45a0728ae417a3 } from '../../../modules/inventory/admin/sections/SectionsView'
import { VariablesView as VariablesView_7270f0cecc4008fa5e45a0728ae417a3 } from '../../../modules/inventory/admin/sections/SectionsView'
import { ImportsView as ImportsView_9ba0b2bbe5514f851e4d175d256a32e2 } from '../../../modules/inventory/admin/import/ImportsView'
import { ImportFileView as ImportFileView_696ae6ab943ad2c6869755be603bee30 } from '../../../modules/inventory/admin/import/ImportFileView'
import { ImportView as ImportView_fbd3a83c7abea0bdefafa09613d21b9d } from '../../../modules/inventory/admin/import/ImportView'
import { HoldsView as HoldsView_0abbc93ce006a06c82c2c31b6ba1ec83 } from '../../../modules/inventory/admin/deals/HoldsView'
import { ReviewsView as ReviewsView_7005a8e1c2508d7528ccbd5a8f2f5751 } from '../../../modules/inventory/admin/deals/ReviewsView'
import { RecordView as RecordView_6359286d1d79ae71bc11c6cb2ec6dfd4 } from '../../../modules/inventory/admin/lists/RecordView'
import { ListView as ListView_431349c665f97771169169d82f37c69d } from '../../../modules/inventory/admin/lists/ListView'
import { PortView as PortView_9890f3c741cab729c73ab2e06f263cdf } from '../../../modules/settings/admin/ports/PortView'
import { PortsView as PortsView_b2cf23c2fe998ab6682f1e01f24580fe } from '../../../modules/settings/admin/ports/PortsView'
import { ShowroomView as ShowroomView_fa2f3268dd1277f0b0170e862a3cf214 } from '../../../modules/settings/admin/showrooms/ShowroomView'
import { ShowroomsView as ShowroomsView_e33cd603d258174109f3729867a78bc1 } from '../../../modules/settings/admin/showrooms/ShowroomsView'
import { StockView as StockView_9d3fdc5bf834e7adfa0095a7b2fd06e7 } from '../../../modules/inventory/admin/stock/StockView'
import { AuditLogView as AuditLogView_57319f435dcde19a58bf74fd2aa1847d } from '../../../modules/settings/admin/audit-log/AuditLogView'
import { JobsView as JobsView_76e34f710e594f2a391d86743bc46772 } from '../../../modules/settings/admin/jobs/JobsView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/modules/inventory/admin/vehicle-form/VehicleFormView#VehicleFormView": VehicleFormView_ba572fa746fd7658c84c94a1eef7790f,
  "/ui/admin/Brand#Icon": Icon_ba3129568ddaae321e46f92fcaaa7919,
  "/ui/admin/Brand#Logo": Logo_ba3129568ddaae321e46f92fcaaa7919,
  "/modules/inventory/admin/AdminLinks#AdminLinks": AdminLinks_6a3477297bc5f294c832364317f0a454,
  "/ui/admin/line/AdminLine#AdminLine": AdminLine_787a407ca98570cb35880b3ddf3d0e25,
  "/modules/accounts/admin/login/LoginView#LoginView": LoginView_ef7cfd651c483be47d4e92e28fdd14f7,
  "/modules/inventory/admin/dashboard/DashboardView#DashboardView": DashboardView_99f67cad0e6dc6158c36b2ab67683ea8,
  "/modules/accounts/admin/people/PeopleView#PeopleView": PeopleView_a9df993ba1011a174c67c27a5dec4b6c,
  "/modules/accounts/admin/people/DeletedView#DeletedView": DeletedView_f842d4bca8786458767157b1b2b2b4e3,
  "/modules/accounts/admin/people/PersonView#PersonView": PersonView_41becf39c4421f38692c75ef76cf78ce,
  "/modules/accounts/admin/access/AccessMapView#AccessMapView": AccessMapView_eca69e9fdc0052e734c49f0b71f0deec,
  "/modules/accounts/admin/profile/ProfileView#ProfileView": ProfileView_a96ed0bb1107fa9e9f7c595d5a52536c,
  "/modules/settings/admin/sections/SettingsView#SettingsView": SettingsView_31599c6523e2c04c0e975c67e53fb6c4,
  "/modules/settings/admin/mail/TemplatesView#TemplatesView": TemplatesView_4e9b5036e5a4367b6c7c6eac3e566ed2,
  "/modules/settings/admin/mail/TemplateView#TemplateView": TemplateView_1c4a710b80605fab294ba270788c35df,
  "/modules/settings/admin/mail/OutboxView#OutboxView": OutboxView_b088210be05e99f53ee6a5411ffe94a5,
  "/modules/settings/admin/mail/OutboxMailView#OutboxMailView": OutboxMailView_d5ae3aeecae1ba786ceb115472c54242,
  "/modules/inventory/admin/sections/SectionsView#InventoryView": InventoryView_7270f0cecc4008fa5e45a0728ae417a3,
  "/modules/inventory/admin/sections/SectionsView#VariablesView": VariablesView_7270f0cecc4008fa5e45a0728ae417a3,
  "/modules/inventory/admin/import/ImportsView#ImportsView": ImportsView_9ba0b2bbe5514f851e4d175d256a32e2,
  "/modules/inventory/admin/import/ImportFileView#ImportFileView": ImportFileView_696ae6ab943ad2c6869755be603bee30,
  "/modules/inventory/admin/import/ImportView#ImportView": ImportView_fbd3a83c7abea0bdefafa09613d21b9d,
  "/modules/inventory/admin/deals/HoldsView#HoldsView": HoldsView_0abbc93ce006a06c82c2c31b6ba1ec83,
  "/modules/inventory/admin/deals/ReviewsView#ReviewsView": ReviewsView_7005a8e1c2508d7528ccbd5a8f2f5751,
  "/modules/inventory/admin/lists/RecordView#RecordView": RecordView_6359286d1d79ae71bc11c6cb2ec6dfd4,
  "/modules/inventory/admin/lists/ListView#ListView": ListView_431349c665f97771169169d82f37c69d,
  "/modules/settings/admin/ports/PortView#PortView": PortView_9890f3c741cab729c73ab2e06f263cdf,
  "/modules/settings/admin/ports/PortsView#PortsView": PortsView_b2cf23c2fe998ab6682f1e01f24580fe,
  "/modules/settings/admin/showrooms/ShowroomView#ShowroomView": ShowroomView_fa2f3268dd1277f0b0170e862a3cf214,
  "/modules/settings/admin/showrooms/ShowroomsView#ShowroomsView": ShowroomsView_e33cd603d258174109f3729867a78bc1,
  "/modules/inventory/admin/stock/StockView#StockView": StockView_9d3fdc5bf834e7adfa0095a7b2fd06e7,
  "/modules/settings/admin/audit-log/AuditLogView#AuditLogView": AuditLogView_57319f435dcde19a58bf74fd2aa1847d,
  "/modules/settings/admin/jobs/JobsView#JobsView": JobsView_76e34f710e594f2a391d86743bc46772,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
