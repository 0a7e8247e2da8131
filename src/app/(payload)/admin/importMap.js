import { VehicleView as VehicleView_d5e7ae45ee409dde7e6c35695d93b4c7 } from '../../../modules/inventory/vehicles/admin/vehicle-form/vehicle-view'
import { FieldFault as FieldFault_e56e0f82684b369823f0d86002154489 } from '../../../modules/content/publishing/admin/field-fault'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockFieldLabel as BlockFieldLabel_f78f6082fb8d76632b97f4a3700ad805 } from '../../../modules/content/publishing/admin/block-field-label'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PostEditorActions as PostEditorActions_40f3951e96fe4343f77b3f059eb66e85 } from '../../../modules/content/blog/admin/editor/post-editor-bar'
import { SectionHeading as SectionHeading_a046a43f02ec51f7e82f07740f107bd5 } from '../../../modules/content/publishing/admin/section-heading'
import { FeaturedImageField as FeaturedImageField_180ccf32e7f16bc19a6cdb2279fd0c34 } from '../../../modules/content/blog/admin/editor/featured-image-field'
import { MetaDescriptionLength as MetaDescriptionLength_e78524f0bea4f5ad8ea7abccd6810fa4 } from '../../../modules/content/blog/admin/editor/meta-description-length'
import { SearchPreviewField as SearchPreviewField_9fe5f14bbb2c48eb3e22afaf746eb5f5 } from '../../../modules/content/seo/admin/search-preview-field'
import { PostBar as PostBar_40f3951e96fe4343f77b3f059eb66e85 } from '../../../modules/content/blog/admin/editor/post-editor-bar'
import { NoButton as NoButton_a046a43f02ec51f7e82f07740f107bd5 } from '../../../modules/content/publishing/admin/section-heading'
import { TopicEditorActions as TopicEditorActions_b8661c93af2ca16c5185252ec1e92405 } from '../../../modules/content/topics/admin/editor/topic-editor-bar'
import { TopicBar as TopicBar_b8661c93af2ca16c5185252ec1e92405 } from '../../../modules/content/topics/admin/editor/topic-editor-bar'
import { Navigation as Navigation_e8dd72837215f0f793bbf69e5812e6c8 } from '../../../shell/back-office/navigation/navigation'
import { Icon as Icon_c3ff585f8490c10434014ee8545fd1ee } from '../../../shell/back-office/payload-brand'
import { Logo as Logo_c3ff585f8490c10434014ee8545fd1ee } from '../../../shell/back-office/payload-brand'
import { ClientProvider as ClientProvider_e94ae18c2cfc5d5af9e31106fea5c733 } from '../../../ui/client/client-provider'
import { AdminConnection as AdminConnection_ad08f6fa84424d9e52b8d30f8663d7da } from '../../../ui/back-office/connection/admin-connection'
import { NavigationState as NavigationState_137f9c3ecad62f281d4483910d82fbad } from '../../../shell/back-office/navigation/navigation-state'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { RecordView as RecordView_8f413d838704b13dc6d4f141431b5cbd } from '../../../shell/back-office/records/record-view'
import { RecordsView as RecordsView_c7ea4c810684cb031751950c4c2e51a9 } from '../../../shell/back-office/records/records-view'
import { ImportsView as ImportsView_cd67a5ecf5e49bce331cd8ded292f60a } from '../../../modules/inventory/import/admin/imports-view'
import { ImportFileView as ImportFileView_c403cec3fcdc6e9c2a956fbf13653eca } from '../../../modules/inventory/import/admin/import-file-view'
import { ImportView as ImportView_469bbb810794094fd4874fc587cf1afe } from '../../../modules/inventory/import/admin/import-view'
import { RecordView as RecordView_183a0092bd3784a9ee7cc5bb7433ec58 } from '../../../modules/inventory/lists/admin/list-record-view'
import { ListView as ListView_51527a160c69fda811b33605f49f0b14 } from '../../../modules/inventory/lists/admin/list-view'
import { ReservationsView as ReservationsView_e6bd0411ebc2294730f27de3d5d0ad49 } from '../../../modules/inventory/reservations/admin/reservations-view'
import { ReviewsView as ReviewsView_7e5e8ccdd4308b1247fea4898edd3124 } from '../../../modules/inventory/reviews/admin/reviews-view'
import { CustomsListsView as CustomsListsView_9bea2dd4cf2511f60d4e1aec2b27ddda } from '../../../modules/inventory/landed-price/admin/customs-lists-view'
import { CustomsListView as CustomsListView_3014a364d1a1902468941f7cdabf8018 } from '../../../modules/inventory/landed-price/admin/customs-list-view'
import { StockView as StockView_776c734c450956fc02d28e4823f14a18 } from '../../../modules/inventory/vehicles/admin/stock/stock-view'
import { OrdersView as OrdersView_fcee1a8359c91a974e2af370e0505071 } from '../../../modules/sales/orders/admin/orders-view'
import { OrderView as OrderView_f78ada6364b0e5a24c291b55dfa65962 } from '../../../modules/sales/orders/admin/order-view'
import { QuotesView as QuotesView_0002a6569029663fbcef07d31e8b495d } from '../../../modules/sales/quotes/admin/quotes-view'
import { QuoteView as QuoteView_ec3e6a816819a762aecf6e6e3190cc97 } from '../../../modules/sales/quotes/admin/quote-view'
import { NegotiationView as NegotiationView_ed46eb5fce2fc7d24e3ee9fc079a86c9 } from '../../../modules/sales/quotes/admin/negotiation-view'
import { InquiriesView as InquiriesView_e720c9ad48048720fc2a2f828eab5468 } from '../../../modules/sales/inquiries/admin/inquiries-view'
import { InquiryView as InquiryView_f48b9ec06ae7a882784e64142812ce3b } from '../../../modules/sales/inquiries/admin/inquiry-view'
import { PostsView as PostsView_1485e8733d877bfb8eee0ff118038322 } from '../../../modules/content/blog/admin/posts-view'
import { PostView as PostView_8c30497ded3088e88a2b2ee319483907 } from '../../../modules/content/blog/admin/post-view'
import { CommentsView as CommentsView_2015bd992acba3e5350d57a9cbb6d828 } from '../../../modules/content/blog/admin/comments-view'
import { BlogTagsView as BlogTagsView_29efce6a9c91dfa59a43952774309a1b } from '../../../modules/content/blog/admin/tags-view'
import { TopicsView as TopicsView_f43175827d3cb35da6e0ad16b99b2402 } from '../../../modules/content/topics/admin/topics-view'
import { LackingView as LackingView_3ee6788895a9239196ea3b4cf0957b13 } from '../../../modules/content/seo/admin/lacking-view'
import { SlidesView as SlidesView_65d2b11af58788f55a153c94db42a245 } from '../../../modules/content/sliders/admin/slides-view'
import { DefaultEditorView as DefaultEditorView_e085ee2274ac917721451df083376357 } from '../../../modules/content/sliders/admin/slide-editor-view'
import { CustomEditorView as CustomEditorView_e085ee2274ac917721451df083376357 } from '../../../modules/content/sliders/admin/slide-editor-view'
import { LoginView as LoginView_fdd1fb15dbdebb74288ca164253baee7 } from '../../../modules/accounts/sign-in/admin/login-view'
import { PeopleView as PeopleView_cbf92678d64b14b559e701e751765369 } from '../../../modules/accounts/people/admin/people-view'
import { DeletedView as DeletedView_6f80a2e5cefb07fbefa4c5862043090a } from '../../../modules/accounts/people/admin/deleted-view'
import { PersonView as PersonView_0407940455272cdc386f9c4cf6f37e78 } from '../../../modules/accounts/people/admin/person-view'
import { AccessMapView as AccessMapView_4a13ba143524c47e66e0b111677667fc } from '../../../modules/accounts/people/admin/access-map-view'
import { ProfileView as ProfileView_0897801398a619c5869f68e7acb79612 } from '../../../modules/accounts/own-account/admin/profile-view'
import { ExchangeRatesView as ExchangeRatesView_c2f0238edab05aa242f8c0860591c3b1 } from '../../../modules/settings/exchange-rates/admin/exchange-rates-view'
import { FreightsView as FreightsView_dd9f788c10da63ebada4cda91b2182fe } from '../../../modules/settings/tariffs/admin/freights-view'
import { TariffImportView as TariffImportView_c3e1c68892ae0ef246f80739a65338cc } from '../../../modules/settings/tariffs/admin/tariff-import-view'
import { CompanyView as CompanyView_3ccd72fe10570e01998c947eee609270 } from '../../../modules/settings/company/admin/company-view'
import { DestinationsView as DestinationsView_3ee0bed6c0eea250af8663eb09624ec9 } from '../../../modules/settings/tariffs/admin/destinations-view'
import { DestinationView as DestinationView_20af9dc3eee40df8b8f137e03ec5a62d } from '../../../modules/settings/tariffs/admin/destination-view'
import { TemplatesView as TemplatesView_2a54a610cdb21d321057ddbc2b9dc5a4 } from '../../../modules/settings/mail/admin/templates-view'
import { TemplateView as TemplateView_cc20e8e1056c92099494c95577aa962a } from '../../../modules/settings/mail/admin/template-view'
import { OutboxView as OutboxView_b688c596390533a92f1eeeb474b29c0f } from '../../../modules/settings/mail/admin/outbox-view'
import { OutboxMailView as OutboxMailView_625ca4ad8e4aef5b64c29df440c1012b } from '../../../modules/settings/mail/admin/outbox-mail-view'
import { DashboardView as DashboardView_ddb3b98194b9a96e3cea9d7e72349ecd } from '../../../shell/back-office/dashboard-view'
import { InventoryView as InventoryView_50921366ef20c923b29922f4665fe22c } from '../../../shell/back-office/index-pages-view'
import { VariablesView as VariablesView_50921366ef20c923b29922f4665fe22c } from '../../../shell/back-office/index-pages-view'
import { SettingsView as SettingsView_50921366ef20c923b29922f4665fe22c } from '../../../shell/back-office/index-pages-view'
import { EmailsSeoView as EmailsSeoView_24891a2fd917d1f2e93db50257d54ff8 } from '../../../shell/back-office/emails-seo/emails-seo-view'
import { ContentView as ContentView_50921366ef20c923b29922f4665fe22c } from '../../../shell/back-office/index-pages-view'
import { InspectionsView as InspectionsView_0e27c3d697372c9eee17364f8af2c8b5 } from '@/plugins/inspections/admin/inspections-view'
import { InspectionView as InspectionView_c99507c174e546623acd833c6eeee3cc } from '@/plugins/inspections/admin/inspection-view'
import { AuditLogView as AuditLogView_86131f59521def694d538d86296fb498 } from '../../../modules/settings/audit-log/admin/audit-log-view'
import { JobsView as JobsView_2bff113d6e7a7c0df6c1ab0f9cba32b8 } from '../../../modules/settings/jobs/admin/jobs-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/modules/inventory/vehicles/admin/vehicle-form/vehicle-view#VehicleView": VehicleView_d5e7ae45ee409dde7e6c35695d93b4c7,
  "/modules/content/publishing/admin/field-fault#FieldFault": FieldFault_e56e0f82684b369823f0d86002154489,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/modules/content/publishing/admin/block-field-label#BlockFieldLabel": BlockFieldLabel_f78f6082fb8d76632b97f4a3700ad805,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/modules/content/blog/admin/editor/post-editor-bar#PostEditorActions": PostEditorActions_40f3951e96fe4343f77b3f059eb66e85,
  "/modules/content/publishing/admin/section-heading#SectionHeading": SectionHeading_a046a43f02ec51f7e82f07740f107bd5,
  "/modules/content/blog/admin/editor/featured-image-field#FeaturedImageField": FeaturedImageField_180ccf32e7f16bc19a6cdb2279fd0c34,
  "/modules/content/blog/admin/editor/meta-description-length#MetaDescriptionLength": MetaDescriptionLength_e78524f0bea4f5ad8ea7abccd6810fa4,
  "/modules/content/seo/admin/search-preview-field#SearchPreviewField": SearchPreviewField_9fe5f14bbb2c48eb3e22afaf746eb5f5,
  "/modules/content/blog/admin/editor/post-editor-bar#PostBar": PostBar_40f3951e96fe4343f77b3f059eb66e85,
  "/modules/content/publishing/admin/section-heading#NoButton": NoButton_a046a43f02ec51f7e82f07740f107bd5,
  "/modules/content/topics/admin/editor/topic-editor-bar#TopicEditorActions": TopicEditorActions_b8661c93af2ca16c5185252ec1e92405,
  "/modules/content/topics/admin/editor/topic-editor-bar#TopicBar": TopicBar_b8661c93af2ca16c5185252ec1e92405,
  "/shell/back-office/navigation/navigation#Navigation": Navigation_e8dd72837215f0f793bbf69e5812e6c8,
  "/shell/back-office/payload-brand#Icon": Icon_c3ff585f8490c10434014ee8545fd1ee,
  "/shell/back-office/payload-brand#Logo": Logo_c3ff585f8490c10434014ee8545fd1ee,
  "/ui/client/client-provider#ClientProvider": ClientProvider_e94ae18c2cfc5d5af9e31106fea5c733,
  "/ui/back-office/connection/admin-connection#AdminConnection": AdminConnection_ad08f6fa84424d9e52b8d30f8663d7da,
  "/shell/back-office/navigation/navigation-state#NavigationState": NavigationState_137f9c3ecad62f281d4483910d82fbad,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/shell/back-office/records/record-view#RecordView": RecordView_8f413d838704b13dc6d4f141431b5cbd,
  "/shell/back-office/records/records-view#RecordsView": RecordsView_c7ea4c810684cb031751950c4c2e51a9,
  "/modules/inventory/import/admin/imports-view#ImportsView": ImportsView_cd67a5ecf5e49bce331cd8ded292f60a,
  "/modules/inventory/import/admin/import-file-view#ImportFileView": ImportFileView_c403cec3fcdc6e9c2a956fbf13653eca,
  "/modules/inventory/import/admin/import-view#ImportView": ImportView_469bbb810794094fd4874fc587cf1afe,
  "/modules/inventory/lists/admin/list-record-view#RecordView": RecordView_183a0092bd3784a9ee7cc5bb7433ec58,
  "/modules/inventory/lists/admin/list-view#ListView": ListView_51527a160c69fda811b33605f49f0b14,
  "/modules/inventory/reservations/admin/reservations-view#ReservationsView": ReservationsView_e6bd0411ebc2294730f27de3d5d0ad49,
  "/modules/inventory/reviews/admin/reviews-view#ReviewsView": ReviewsView_7e5e8ccdd4308b1247fea4898edd3124,
  "/modules/inventory/landed-price/admin/customs-lists-view#CustomsListsView": CustomsListsView_9bea2dd4cf2511f60d4e1aec2b27ddda,
  "/modules/inventory/landed-price/admin/customs-list-view#CustomsListView": CustomsListView_3014a364d1a1902468941f7cdabf8018,
  "/modules/inventory/vehicles/admin/stock/stock-view#StockView": StockView_776c734c450956fc02d28e4823f14a18,
  "/modules/sales/orders/admin/orders-view#OrdersView": OrdersView_fcee1a8359c91a974e2af370e0505071,
  "/modules/sales/orders/admin/order-view#OrderView": OrderView_f78ada6364b0e5a24c291b55dfa65962,
  "/modules/sales/quotes/admin/quotes-view#QuotesView": QuotesView_0002a6569029663fbcef07d31e8b495d,
  "/modules/sales/quotes/admin/quote-view#QuoteView": QuoteView_ec3e6a816819a762aecf6e6e3190cc97,
  "/modules/sales/quotes/admin/negotiation-view#NegotiationView": NegotiationView_ed46eb5fce2fc7d24e3ee9fc079a86c9,
  "/modules/sales/inquiries/admin/inquiries-view#InquiriesView": InquiriesView_e720c9ad48048720fc2a2f828eab5468,
  "/modules/sales/inquiries/admin/inquiry-view#InquiryView": InquiryView_f48b9ec06ae7a882784e64142812ce3b,
  "/modules/content/blog/admin/posts-view#PostsView": PostsView_1485e8733d877bfb8eee0ff118038322,
  "/modules/content/blog/admin/post-view#PostView": PostView_8c30497ded3088e88a2b2ee319483907,
  "/modules/content/blog/admin/comments-view#CommentsView": CommentsView_2015bd992acba3e5350d57a9cbb6d828,
  "/modules/content/blog/admin/tags-view#BlogTagsView": BlogTagsView_29efce6a9c91dfa59a43952774309a1b,
  "/modules/content/topics/admin/topics-view#TopicsView": TopicsView_f43175827d3cb35da6e0ad16b99b2402,
  "/modules/content/seo/admin/lacking-view#LackingView": LackingView_3ee6788895a9239196ea3b4cf0957b13,
  "/modules/content/sliders/admin/slides-view#SlidesView": SlidesView_65d2b11af58788f55a153c94db42a245,
  "/modules/content/sliders/admin/slide-editor-view#DefaultEditorView": DefaultEditorView_e085ee2274ac917721451df083376357,
  "/modules/content/sliders/admin/slide-editor-view#CustomEditorView": CustomEditorView_e085ee2274ac917721451df083376357,
  "/modules/accounts/sign-in/admin/login-view#LoginView": LoginView_fdd1fb15dbdebb74288ca164253baee7,
  "/modules/accounts/people/admin/people-view#PeopleView": PeopleView_cbf92678d64b14b559e701e751765369,
  "/modules/accounts/people/admin/deleted-view#DeletedView": DeletedView_6f80a2e5cefb07fbefa4c5862043090a,
  "/modules/accounts/people/admin/person-view#PersonView": PersonView_0407940455272cdc386f9c4cf6f37e78,
  "/modules/accounts/people/admin/access-map-view#AccessMapView": AccessMapView_4a13ba143524c47e66e0b111677667fc,
  "/modules/accounts/own-account/admin/profile-view#ProfileView": ProfileView_0897801398a619c5869f68e7acb79612,
  "/modules/settings/exchange-rates/admin/exchange-rates-view#ExchangeRatesView": ExchangeRatesView_c2f0238edab05aa242f8c0860591c3b1,
  "/modules/settings/tariffs/admin/freights-view#FreightsView": FreightsView_dd9f788c10da63ebada4cda91b2182fe,
  "/modules/settings/tariffs/admin/tariff-import-view#TariffImportView": TariffImportView_c3e1c68892ae0ef246f80739a65338cc,
  "/modules/settings/company/admin/company-view#CompanyView": CompanyView_3ccd72fe10570e01998c947eee609270,
  "/modules/settings/tariffs/admin/destinations-view#DestinationsView": DestinationsView_3ee0bed6c0eea250af8663eb09624ec9,
  "/modules/settings/tariffs/admin/destination-view#DestinationView": DestinationView_20af9dc3eee40df8b8f137e03ec5a62d,
  "/modules/settings/mail/admin/templates-view#TemplatesView": TemplatesView_2a54a610cdb21d321057ddbc2b9dc5a4,
  "/modules/settings/mail/admin/template-view#TemplateView": TemplateView_cc20e8e1056c92099494c95577aa962a,
  "/modules/settings/mail/admin/outbox-view#OutboxView": OutboxView_b688c596390533a92f1eeeb474b29c0f,
  "/modules/settings/mail/admin/outbox-mail-view#OutboxMailView": OutboxMailView_625ca4ad8e4aef5b64c29df440c1012b,
  "/shell/back-office/dashboard-view#DashboardView": DashboardView_ddb3b98194b9a96e3cea9d7e72349ecd,
  "/shell/back-office/index-pages-view#InventoryView": InventoryView_50921366ef20c923b29922f4665fe22c,
  "/shell/back-office/index-pages-view#VariablesView": VariablesView_50921366ef20c923b29922f4665fe22c,
  "/shell/back-office/index-pages-view#SettingsView": SettingsView_50921366ef20c923b29922f4665fe22c,
  "/shell/back-office/emails-seo/emails-seo-view#EmailsSeoView": EmailsSeoView_24891a2fd917d1f2e93db50257d54ff8,
  "/shell/back-office/index-pages-view#ContentView": ContentView_50921366ef20c923b29922f4665fe22c,
  "@/plugins/inspections/admin/inspections-view#InspectionsView": InspectionsView_0e27c3d697372c9eee17364f8af2c8b5,
  "@/plugins/inspections/admin/inspection-view#InspectionView": InspectionView_c99507c174e546623acd833c6eeee3cc,
  "/modules/settings/audit-log/admin/audit-log-view#AuditLogView": AuditLogView_86131f59521def694d538d86296fb498,
  "/modules/settings/jobs/admin/jobs-view#JobsView": JobsView_2bff113d6e7a7c0df6c1ab0f9cba32b8,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
