import { VehicleFormView as VehicleFormView_cffaf6e8d8e240c34e8add032ea3f908 } from '../../../modules/inventory/vehicles/admin/vehicle-form/VehicleFormView'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Navigation as Navigation_3a662e2aa02cb47364ccf8344630db67 } from '../../../shell/back-office/navigation/Navigation'
import { Icon as Icon_bd3563ebf800629b04b372a29bb4afc1 } from '../../../shell/back-office/Brand'
import { Logo as Logo_bd3563ebf800629b04b372a29bb4afc1 } from '../../../shell/back-office/Brand'
import { ClientProvider as ClientProvider_6160aa32aab61f634933ce90c841bc90 } from '../../../ui/client/provider'
import { AdminLine as AdminLine_ef4443289ed70dd5f8f096e245560797 } from '../../../ui/back-office/line/AdminLine'
import { NavigationState as NavigationState_fa9c2393e70a8da2044422b8a8164b5e } from '../../../shell/back-office/navigation/NavigationState'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { RecordView as RecordView_81f9d4b2952bf8716a242d5942496a3b } from '../../../shell/back-office/records/RecordView'
import { RecordsView as RecordsView_00b1ebefedc284a54ecbbaba8afa7ca4 } from '../../../shell/back-office/records/RecordsView'
import { ImportsView as ImportsView_35e011d08e8c3a2d9faa52d4d1ce3db8 } from '../../../modules/inventory/import/admin/ImportsView'
import { ImportFileView as ImportFileView_1e20f49a1315d08fb90576fb052c9638 } from '../../../modules/inventory/import/admin/ImportFileView'
import { ImportView as ImportView_3b4cb6b25a3e16ad878730ba5e634171 } from '../../../modules/inventory/import/admin/ImportView'
import { RecordView as RecordView_cdac4ae9553073b8aed38a66ee567124 } from '../../../modules/inventory/lists/admin/RecordView'
import { ListView as ListView_7b4b6438d9d06950f9faec97e44b07b2 } from '../../../modules/inventory/lists/admin/ListView'
import { ReservationsView as ReservationsView_f33286c580447dca1e3982b1911c2abd } from '../../../modules/inventory/reservations/admin/ReservationsView'
import { ReviewsView as ReviewsView_23d8d810303001646545666b819ead50 } from '../../../modules/inventory/reviews/admin/ReviewsView'
import { CustomsListsView as CustomsListsView_e86b2b7362b54af09f0ac9691e2d99fa } from '../../../modules/inventory/landed-price/admin/CustomsListsView'
import { CustomsListView as CustomsListView_b5fd05f0784a0443c39d80525798fa45 } from '../../../modules/inventory/landed-price/admin/CustomsListView'
import { StockView as StockView_bfdf05f9c2fe9d84dfa357840f227a81 } from '../../../modules/inventory/vehicles/admin/stock/StockView'
import { OrdersView as OrdersView_33a45577bac267efcc3b609551aa822b } from '../../../modules/sales/orders/admin/OrdersView'
import { OrderView as OrderView_679e97858a9be6f14a7d3f44e88709de } from '../../../modules/sales/orders/admin/OrderView'
import { QuotesView as QuotesView_21091761ed8c7adfab9f1bf424ddf3a8 } from '../../../modules/sales/quotes/admin/QuotesView'
import { QuoteView as QuoteView_cf03f5718488705c1451a59a72a8ff14 } from '../../../modules/sales/quotes/admin/QuoteView'
import { NegotiationView as NegotiationView_224abc2981989735d33524f8c8544ec5 } from '../../../modules/sales/quotes/admin/NegotiationView'
import { InquiriesView as InquiriesView_38ac8a4f60ae434171cbd64ac36f4e46 } from '../../../modules/sales/inquiries/admin/InquiriesView'
import { InquiryView as InquiryView_0dd6ab6fd9481c29773ea97f055716b9 } from '../../../modules/sales/inquiries/admin/InquiryView'
import { TopicsView as TopicsView_6dd66d157eea1367d040eb9260d11409 } from '../../../modules/content/topics/admin/TopicsView'
import { LoginView as LoginView_201a75f393948e3508c328f37a41a41f } from '../../../modules/accounts/sign-in/admin/LoginView'
import { PeopleView as PeopleView_8e6f87bb22209ffb5d25a75dc606cc9e } from '../../../modules/accounts/people/admin/PeopleView'
import { DeletedView as DeletedView_75780c37c7ca5a7ba113fe63974edee2 } from '../../../modules/accounts/people/admin/DeletedView'
import { PersonView as PersonView_c88443cfc6316406d92c4777fbd6b1d2 } from '../../../modules/accounts/people/admin/PersonView'
import { AccessMapView as AccessMapView_e7891b9149348b7e81dcc0056846b421 } from '../../../modules/accounts/people/admin/AccessMapView'
import { ProfileView as ProfileView_6519bb465ae4cf8b80349aa7bb3be8f4 } from '../../../modules/accounts/own-account/admin/ProfileView'
import { ExchangeRatesView as ExchangeRatesView_e634e10cdf845d9377c20c13d5a327ad } from '../../../modules/settings/exchange-rates/admin/ExchangeRatesView'
import { FreightsView as FreightsView_bd18cdc5c4a042293b4366cf961cd495 } from '../../../modules/settings/tariffs/admin/FreightsView'
import { TariffImportView as TariffImportView_e6eb4884b6725c3d89d9237fb879dbc4 } from '../../../modules/settings/tariffs/admin/TariffImportView'
import { CompanyView as CompanyView_b8fe3ad54d47e1b1b1314f628b05e374 } from '../../../modules/settings/company/admin/CompanyView'
import { DestinationsView as DestinationsView_81bad5fc080fddac2241ba21833b6162 } from '../../../modules/settings/tariffs/admin/DestinationsView'
import { DestinationView as DestinationView_adfd1df763ae60a499e5019d53baba7a } from '../../../modules/settings/tariffs/admin/DestinationView'
import { TemplatesView as TemplatesView_2ddfa4c6e6652144d6d913c3e7831e64 } from '../../../modules/settings/mail/admin/TemplatesView'
import { TemplateView as TemplateView_1d8dd784010e2f2e27db61b1bd64dd1a } from '../../../modules/settings/mail/admin/TemplateView'
import { OutboxView as OutboxView_547bbd2ba1c20cb7ab8e8e1ecb40995d } from '../../../modules/settings/mail/admin/OutboxView'
import { OutboxMailView as OutboxMailView_84f83b9177e0d9995853bfca41142ca9 } from '../../../modules/settings/mail/admin/OutboxMailView'
import { DashboardView as DashboardView_17e3eb82d6eea0be98d9b7ef72d3e82b } from '../../../shell/back-office/DashboardView'
import { InventoryView as InventoryView_ab3b9fa1a0b4b2c5a468d5737a9b668e } from '../../../shell/back-office/SectionsView'
import { VariablesView as VariablesView_ab3b9fa1a0b4b2c5a468d5737a9b668e } from '../../../shell/back-office/SectionsView'
import { SettingsView as SettingsView_ab3b9fa1a0b4b2c5a468d5737a9b668e } from '../../../shell/back-office/SectionsView'
import { ContentView as ContentView_ab3b9fa1a0b4b2c5a468d5737a9b668e } from '../../../shell/back-office/SectionsView'
import { InspectionsView as InspectionsView_27a4bf3115555c313fc54cc9fbd911c0 } from '@/plugins/inspections/admin/InspectionsView'
import { InspectionView as InspectionView_92e7f28ea42fcf9683c032086773efea } from '@/plugins/inspections/admin/InspectionView'
import { AuditLogView as AuditLogView_87d7e4c14fb22ed40c5062e79cecd7ca } from '../../../modules/settings/audit-log/admin/AuditLogView'
import { JobsView as JobsView_e056b52d45b76ae420762c9913d00584 } from '../../../modules/settings/jobs/admin/JobsView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/modules/inventory/vehicles/admin/vehicle-form/VehicleFormView#VehicleFormView": VehicleFormView_cffaf6e8d8e240c34e8add032ea3f908,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/shell/back-office/navigation/Navigation#Navigation": Navigation_3a662e2aa02cb47364ccf8344630db67,
  "/shell/back-office/Brand#Icon": Icon_bd3563ebf800629b04b372a29bb4afc1,
  "/shell/back-office/Brand#Logo": Logo_bd3563ebf800629b04b372a29bb4afc1,
  "/ui/client/provider#ClientProvider": ClientProvider_6160aa32aab61f634933ce90c841bc90,
  "/ui/back-office/line/AdminLine#AdminLine": AdminLine_ef4443289ed70dd5f8f096e245560797,
  "/shell/back-office/navigation/NavigationState#NavigationState": NavigationState_fa9c2393e70a8da2044422b8a8164b5e,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/shell/back-office/records/RecordView#RecordView": RecordView_81f9d4b2952bf8716a242d5942496a3b,
  "/shell/back-office/records/RecordsView#RecordsView": RecordsView_00b1ebefedc284a54ecbbaba8afa7ca4,
  "/modules/inventory/import/admin/ImportsView#ImportsView": ImportsView_35e011d08e8c3a2d9faa52d4d1ce3db8,
  "/modules/inventory/import/admin/ImportFileView#ImportFileView": ImportFileView_1e20f49a1315d08fb90576fb052c9638,
  "/modules/inventory/import/admin/ImportView#ImportView": ImportView_3b4cb6b25a3e16ad878730ba5e634171,
  "/modules/inventory/lists/admin/RecordView#RecordView": RecordView_cdac4ae9553073b8aed38a66ee567124,
  "/modules/inventory/lists/admin/ListView#ListView": ListView_7b4b6438d9d06950f9faec97e44b07b2,
  "/modules/inventory/reservations/admin/ReservationsView#ReservationsView": ReservationsView_f33286c580447dca1e3982b1911c2abd,
  "/modules/inventory/reviews/admin/ReviewsView#ReviewsView": ReviewsView_23d8d810303001646545666b819ead50,
  "/modules/inventory/landed-price/admin/CustomsListsView#CustomsListsView": CustomsListsView_e86b2b7362b54af09f0ac9691e2d99fa,
  "/modules/inventory/landed-price/admin/CustomsListView#CustomsListView": CustomsListView_b5fd05f0784a0443c39d80525798fa45,
  "/modules/inventory/vehicles/admin/stock/StockView#StockView": StockView_bfdf05f9c2fe9d84dfa357840f227a81,
  "/modules/sales/orders/admin/OrdersView#OrdersView": OrdersView_33a45577bac267efcc3b609551aa822b,
  "/modules/sales/orders/admin/OrderView#OrderView": OrderView_679e97858a9be6f14a7d3f44e88709de,
  "/modules/sales/quotes/admin/QuotesView#QuotesView": QuotesView_21091761ed8c7adfab9f1bf424ddf3a8,
  "/modules/sales/quotes/admin/QuoteView#QuoteView": QuoteView_cf03f5718488705c1451a59a72a8ff14,
  "/modules/sales/quotes/admin/NegotiationView#NegotiationView": NegotiationView_224abc2981989735d33524f8c8544ec5,
  "/modules/sales/inquiries/admin/InquiriesView#InquiriesView": InquiriesView_38ac8a4f60ae434171cbd64ac36f4e46,
  "/modules/sales/inquiries/admin/InquiryView#InquiryView": InquiryView_0dd6ab6fd9481c29773ea97f055716b9,
  "/modules/content/topics/admin/TopicsView#TopicsView": TopicsView_6dd66d157eea1367d040eb9260d11409,
  "/modules/accounts/sign-in/admin/LoginView#LoginView": LoginView_201a75f393948e3508c328f37a41a41f,
  "/modules/accounts/people/admin/PeopleView#PeopleView": PeopleView_8e6f87bb22209ffb5d25a75dc606cc9e,
  "/modules/accounts/people/admin/DeletedView#DeletedView": DeletedView_75780c37c7ca5a7ba113fe63974edee2,
  "/modules/accounts/people/admin/PersonView#PersonView": PersonView_c88443cfc6316406d92c4777fbd6b1d2,
  "/modules/accounts/people/admin/AccessMapView#AccessMapView": AccessMapView_e7891b9149348b7e81dcc0056846b421,
  "/modules/accounts/own-account/admin/ProfileView#ProfileView": ProfileView_6519bb465ae4cf8b80349aa7bb3be8f4,
  "/modules/settings/exchange-rates/admin/ExchangeRatesView#ExchangeRatesView": ExchangeRatesView_e634e10cdf845d9377c20c13d5a327ad,
  "/modules/settings/tariffs/admin/FreightsView#FreightsView": FreightsView_bd18cdc5c4a042293b4366cf961cd495,
  "/modules/settings/tariffs/admin/TariffImportView#TariffImportView": TariffImportView_e6eb4884b6725c3d89d9237fb879dbc4,
  "/modules/settings/company/admin/CompanyView#CompanyView": CompanyView_b8fe3ad54d47e1b1b1314f628b05e374,
  "/modules/settings/tariffs/admin/DestinationsView#DestinationsView": DestinationsView_81bad5fc080fddac2241ba21833b6162,
  "/modules/settings/tariffs/admin/DestinationView#DestinationView": DestinationView_adfd1df763ae60a499e5019d53baba7a,
  "/modules/settings/mail/admin/TemplatesView#TemplatesView": TemplatesView_2ddfa4c6e6652144d6d913c3e7831e64,
  "/modules/settings/mail/admin/TemplateView#TemplateView": TemplateView_1d8dd784010e2f2e27db61b1bd64dd1a,
  "/modules/settings/mail/admin/OutboxView#OutboxView": OutboxView_547bbd2ba1c20cb7ab8e8e1ecb40995d,
  "/modules/settings/mail/admin/OutboxMailView#OutboxMailView": OutboxMailView_84f83b9177e0d9995853bfca41142ca9,
  "/shell/back-office/DashboardView#DashboardView": DashboardView_17e3eb82d6eea0be98d9b7ef72d3e82b,
  "/shell/back-office/SectionsView#InventoryView": InventoryView_ab3b9fa1a0b4b2c5a468d5737a9b668e,
  "/shell/back-office/SectionsView#VariablesView": VariablesView_ab3b9fa1a0b4b2c5a468d5737a9b668e,
  "/shell/back-office/SectionsView#SettingsView": SettingsView_ab3b9fa1a0b4b2c5a468d5737a9b668e,
  "/shell/back-office/SectionsView#ContentView": ContentView_ab3b9fa1a0b4b2c5a468d5737a9b668e,
  "@/plugins/inspections/admin/InspectionsView#InspectionsView": InspectionsView_27a4bf3115555c313fc54cc9fbd911c0,
  "@/plugins/inspections/admin/InspectionView#InspectionView": InspectionView_92e7f28ea42fcf9683c032086773efea,
  "/modules/settings/audit-log/admin/AuditLogView#AuditLogView": AuditLogView_87d7e4c14fb22ed40c5062e79cecd7ca,
  "/modules/settings/jobs/admin/JobsView#JobsView": JobsView_e056b52d45b76ae420762c9913d00584,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
