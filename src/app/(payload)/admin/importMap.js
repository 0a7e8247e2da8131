import { VehicleView as VehicleView_d5e7ae45ee409dde7e6c35695d93b4c7 } from '../../../modules/inventory/vehicles/admin/vehicle-form/vehicle-view'
import { EditsNote as EditsNote_fba2ccf77e16d12934e89effdb4200d0 } from '../../../modules/inventory/media/admin/library/edits-note'
import { AltCell as AltCell_2d79a828910733ea54efa758688b9711 } from '../../../modules/inventory/media/admin/library/image-cells'
import { AltHelp as AltHelp_dd23d0804593896cd893ad83fe7f8baa } from '../../../modules/inventory/media/admin/library/alt-help'
import { UsedCell as UsedCell_2d79a828910733ea54efa758688b9711 } from '../../../modules/inventory/media/admin/library/image-cells'
import { ImageUsesField as ImageUsesField_b5f7e8974baf33f2a61787f95d9e9309 } from '../../../modules/inventory/media/admin/library/image-uses-field'
import { SizeCell as SizeCell_2d79a828910733ea54efa758688b9711 } from '../../../modules/inventory/media/admin/library/image-cells'
import { ImagesToolbar as ImagesToolbar_4fd97ccf67f489b8a0e4074991d1d202 } from '../../../modules/inventory/media/admin/library/images-toolbar'
import { DeleteImage as DeleteImage_70162779aa0173c9b6bd940b199e2ca0 } from '../../../modules/inventory/media/admin/library/delete-image'
import { PublishFaultOfField as PublishFaultOfField_59225640f3c43118e6367c016f1ec1ec } from '../../../modules/content/publishing/admin/publish-fault-of-field'
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
import { SidebarSectionHeading as SidebarSectionHeading_c039c2abe68eac6ed8bf923c5c06df21 } from '../../../modules/content/publishing/admin/sidebar-section-heading'
import { FeaturedImageField as FeaturedImageField_180ccf32e7f16bc19a6cdb2279fd0c34 } from '../../../modules/content/blog/admin/editor/featured-image-field'
import { MetaDescriptionLength as MetaDescriptionLength_e78524f0bea4f5ad8ea7abccd6810fa4 } from '../../../modules/content/blog/admin/editor/meta-description-length'
import { SearchPreviewField as SearchPreviewField_9fe5f14bbb2c48eb3e22afaf746eb5f5 } from '../../../modules/content/seo/admin/search-preview-field'
import { PostBar as PostBar_40f3951e96fe4343f77b3f059eb66e85 } from '../../../modules/content/blog/admin/editor/post-editor-bar'
import { NoButton as NoButton_1b0c666934a2a58031bb5898693b121d } from '../../../modules/content/publishing/admin/no-button'
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
import { ListRecordView as ListRecordView_183a0092bd3784a9ee7cc5bb7433ec58 } from '../../../modules/inventory/lists/admin/list-record-view'
import { ListView as ListView_51527a160c69fda811b33605f49f0b14 } from '../../../modules/inventory/lists/admin/list-view'
import { ReservationsView as ReservationsView_e6bd0411ebc2294730f27de3d5d0ad49 } from '../../../modules/inventory/reservations/admin/reservations-view'
import { ReviewsView as ReviewsView_7e5e8ccdd4308b1247fea4898edd3124 } from '../../../modules/inventory/reviews/admin/reviews-view'
import { CustomsListsView as CustomsListsView_9bea2dd4cf2511f60d4e1aec2b27ddda } from '../../../modules/inventory/landed-price/admin/customs-lists-view'
import { CustomsListView as CustomsListView_3014a364d1a1902468941f7cdabf8018 } from '../../../modules/inventory/landed-price/admin/customs-list-view'
import { StockView as StockView_776c734c450956fc02d28e4823f14a18 } from '../../../modules/inventory/vehicles/admin/stock/stock-view'
import { OrdersView as OrdersView_fcee1a8359c91a974e2af370e0505071 } from '../../../modules/sales/orders/admin/orders-view'
import { PaymentsView as PaymentsView_15d385a3622b88f239c19a1bcc242511 } from '../../../modules/sales/orders/admin/payments/payments-view'
import { OrderView as OrderView_f78ada6364b0e5a24c291b55dfa65962 } from '../../../modules/sales/orders/admin/order-view'
import { QuotesView as QuotesView_0002a6569029663fbcef07d31e8b495d } from '../../../modules/sales/quotes/admin/quotes-view'
import { QuoteView as QuoteView_ec3e6a816819a762aecf6e6e3190cc97 } from '../../../modules/sales/quotes/admin/quote-view'
import { NegotiationView as NegotiationView_ed46eb5fce2fc7d24e3ee9fc079a86c9 } from '../../../modules/sales/quotes/admin/negotiation-view'
import { InquiriesView as InquiriesView_e720c9ad48048720fc2a2f828eab5468 } from '../../../modules/sales/inquiries/admin/inquiries-view'
import { InquiryView as InquiryView_f48b9ec06ae7a882784e64142812ce3b } from '../../../modules/sales/inquiries/admin/inquiry-view'
import { PostsView as PostsView_1485e8733d877bfb8eee0ff118038322 } from '../../../modules/content/blog/admin/posts-view'
import { PostView as PostView_8c30497ded3088e88a2b2ee319483907 } from '../../../modules/content/blog/admin/post-view'
import { CommentsView as CommentsView_2015bd992acba3e5350d57a9cbb6d828 } from '../../../modules/content/blog/admin/comments-view'
import { BlogTagsView as BlogTagsView_73f9a8818d5ee50910bf1346f90e20ab } from '../../../modules/content/blog/admin/blog-tags-view'
import { TopicsView as TopicsView_f43175827d3cb35da6e0ad16b99b2402 } from '../../../modules/content/topics/admin/topics-view'
import { LackingView as LackingView_3ee6788895a9239196ea3b4cf0957b13 } from '../../../modules/content/seo/admin/lacking-view'
import { SlidesView as SlidesView_65d2b11af58788f55a153c94db42a245 } from '../../../modules/content/sliders/admin/slides-view'
import { DefaultEditorView as DefaultEditorView_2e2a5bf8dfae5dc5bf03623ff78d3d8c } from '../../../modules/content/sliders/admin/slide-editor-views'
import { CustomEditorView as CustomEditorView_2e2a5bf8dfae5dc5bf03623ff78d3d8c } from '../../../modules/content/sliders/admin/slide-editor-views'
import { TicketsView as TicketsView_e22f9db8bb3bfd82c6d84a1d714aede6 } from '../../../modules/support/tickets/admin/queue/tickets-view'
import { CreateTicketView as CreateTicketView_2abd95bf417eb4f9cfe1508dd59d379c } from '../../../modules/support/tickets/admin/create/create-ticket-view'
import { TicketView as TicketView_a1f197bf9f7b8c261e48451d3d7a89a6 } from '../../../modules/support/tickets/admin/ticket/ticket-view'
import { DepartmentsView as DepartmentsView_c4bc0f93465cd6b2a9674f90bc73d754 } from '../../../modules/support/departments/admin/departments-view'
import { DepartmentView as DepartmentView_a6bfc853e29a49ec1ae030ecc1d206b2 } from '../../../modules/support/departments/admin/department-view'
import { OpeningsView as OpeningsView_b04715b2d145e6ec9a1819b12698ee0e } from '../../../modules/careers/openings/admin/openings-view'
import { NewOpeningView as NewOpeningView_0a1da7f0ab4dfddc995df79313b1822f } from '../../../modules/careers/openings/admin/opening-form-views'
import { EditOpeningView as EditOpeningView_0a1da7f0ab4dfddc995df79313b1822f } from '../../../modules/careers/openings/admin/opening-form-views'
import { ReadOpeningView as ReadOpeningView_0a1da7f0ab4dfddc995df79313b1822f } from '../../../modules/careers/openings/admin/opening-form-views'
import { ApplicationsView as ApplicationsView_8b2ccfacb3ba57dc4bcfd39a86198a2c } from '../../../modules/careers/applications/admin/list/applications-view'
import { ApplicationView as ApplicationView_c5d2359f7a3421694fa60049ddd808fc } from '../../../modules/careers/applications/admin/application/application-view'
import { LoginView as LoginView_fdd1fb15dbdebb74288ca164253baee7 } from '../../../modules/accounts/sign-in/admin/login-view'
import { PeopleView as PeopleView_cbf92678d64b14b559e701e751765369 } from '../../../modules/accounts/people/admin/people-view'
import { DeletedPeopleView as DeletedPeopleView_a40df17a2fc1371e2c933feae10f913c } from '../../../modules/accounts/people/admin/deleted-people-view'
import { PersonView as PersonView_0407940455272cdc386f9c4cf6f37e78 } from '../../../modules/accounts/people/admin/person-view'
import { AccessMapView as AccessMapView_4a13ba143524c47e66e0b111677667fc } from '../../../modules/accounts/people/admin/access-map-view'
import { ProfileView as ProfileView_0897801398a619c5869f68e7acb79612 } from '../../../modules/accounts/own-account/admin/profile-view'
import { ExchangeRatesView as ExchangeRatesView_c2f0238edab05aa242f8c0860591c3b1 } from '../../../modules/settings/exchange-rates/admin/exchange-rates-view'
import { FreightsView as FreightsView_dd9f788c10da63ebada4cda91b2182fe } from '../../../modules/settings/tariffs/admin/freights-view'
import { TariffImportView as TariffImportView_c3e1c68892ae0ef246f80739a65338cc } from '../../../modules/settings/tariffs/admin/tariff-import-view'
import { CompanyView as CompanyView_3ccd72fe10570e01998c947eee609270 } from '../../../modules/settings/company/admin/company-view'
import { DestinationsView as DestinationsView_3ee0bed6c0eea250af8663eb09624ec9 } from '../../../modules/settings/tariffs/admin/destinations-view'
import { DestinationView as DestinationView_20af9dc3eee40df8b8f137e03ec5a62d } from '../../../modules/settings/tariffs/admin/destination-view'
import { MailTextsView as MailTextsView_78d2499bbe882c85c91dcfda3fc34106 } from '../../../modules/settings/mail/admin/mail-texts-view'
import { MailTextView as MailTextView_0d0a6784a3b50beae78fd29e275a5e6e } from '../../../modules/settings/mail/admin/mail-text-view'
import { OutboxView as OutboxView_b688c596390533a92f1eeeb474b29c0f } from '../../../modules/settings/mail/admin/outbox-view'
import { OutboxMailView as OutboxMailView_625ca4ad8e4aef5b64c29df440c1012b } from '../../../modules/settings/mail/admin/outbox-mail-view'
import { DashboardView as DashboardView_ddb3b98194b9a96e3cea9d7e72349ecd } from '../../../shell/back-office/dashboard-view'
import { InventoryView as InventoryView_4530fa24a802aae6b52ee6493a6b6778 } from '../../../shell/back-office/index-page-views'
import { VariablesView as VariablesView_4530fa24a802aae6b52ee6493a6b6778 } from '../../../shell/back-office/index-page-views'
import { SettingsView as SettingsView_4530fa24a802aae6b52ee6493a6b6778 } from '../../../shell/back-office/index-page-views'
import { EmailsSeoView as EmailsSeoView_24891a2fd917d1f2e93db50257d54ff8 } from '../../../shell/back-office/emails-seo/emails-seo-view'
import { ContentView as ContentView_4530fa24a802aae6b52ee6493a6b6778 } from '../../../shell/back-office/index-page-views'
import { InspectionsView as InspectionsView_0e27c3d697372c9eee17364f8af2c8b5 } from '@/plugins/inspections/admin/inspections-view'
import { InspectionView as InspectionView_c99507c174e546623acd833c6eeee3cc } from '@/plugins/inspections/admin/inspection-view'
import { AuditLogView as AuditLogView_86131f59521def694d538d86296fb498 } from '../../../modules/settings/audit-log/admin/audit-log-view'
import { JobsView as JobsView_2bff113d6e7a7c0df6c1ab0f9cba32b8 } from '../../../modules/settings/jobs/admin/jobs-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/modules/inventory/vehicles/admin/vehicle-form/vehicle-view#VehicleView": VehicleView_d5e7ae45ee409dde7e6c35695d93b4c7,
  "/modules/inventory/media/admin/library/edits-note#EditsNote": EditsNote_fba2ccf77e16d12934e89effdb4200d0,
  "/modules/inventory/media/admin/library/image-cells#AltCell": AltCell_2d79a828910733ea54efa758688b9711,
  "/modules/inventory/media/admin/library/alt-help#AltHelp": AltHelp_dd23d0804593896cd893ad83fe7f8baa,
  "/modules/inventory/media/admin/library/image-cells#UsedCell": UsedCell_2d79a828910733ea54efa758688b9711,
  "/modules/inventory/media/admin/library/image-uses-field#ImageUsesField": ImageUsesField_b5f7e8974baf33f2a61787f95d9e9309,
  "/modules/inventory/media/admin/library/image-cells#SizeCell": SizeCell_2d79a828910733ea54efa758688b9711,
  "/modules/inventory/media/admin/library/images-toolbar#ImagesToolbar": ImagesToolbar_4fd97ccf67f489b8a0e4074991d1d202,
  "/modules/inventory/media/admin/library/delete-image#DeleteImage": DeleteImage_70162779aa0173c9b6bd940b199e2ca0,
  "/modules/content/publishing/admin/publish-fault-of-field#PublishFaultOfField": PublishFaultOfField_59225640f3c43118e6367c016f1ec1ec,
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
  "/modules/content/publishing/admin/sidebar-section-heading#SidebarSectionHeading": SidebarSectionHeading_c039c2abe68eac6ed8bf923c5c06df21,
  "/modules/content/blog/admin/editor/featured-image-field#FeaturedImageField": FeaturedImageField_180ccf32e7f16bc19a6cdb2279fd0c34,
  "/modules/content/blog/admin/editor/meta-description-length#MetaDescriptionLength": MetaDescriptionLength_e78524f0bea4f5ad8ea7abccd6810fa4,
  "/modules/content/seo/admin/search-preview-field#SearchPreviewField": SearchPreviewField_9fe5f14bbb2c48eb3e22afaf746eb5f5,
  "/modules/content/blog/admin/editor/post-editor-bar#PostBar": PostBar_40f3951e96fe4343f77b3f059eb66e85,
  "/modules/content/publishing/admin/no-button#NoButton": NoButton_1b0c666934a2a58031bb5898693b121d,
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
  "/modules/inventory/lists/admin/list-record-view#ListRecordView": ListRecordView_183a0092bd3784a9ee7cc5bb7433ec58,
  "/modules/inventory/lists/admin/list-view#ListView": ListView_51527a160c69fda811b33605f49f0b14,
  "/modules/inventory/reservations/admin/reservations-view#ReservationsView": ReservationsView_e6bd0411ebc2294730f27de3d5d0ad49,
  "/modules/inventory/reviews/admin/reviews-view#ReviewsView": ReviewsView_7e5e8ccdd4308b1247fea4898edd3124,
  "/modules/inventory/landed-price/admin/customs-lists-view#CustomsListsView": CustomsListsView_9bea2dd4cf2511f60d4e1aec2b27ddda,
  "/modules/inventory/landed-price/admin/customs-list-view#CustomsListView": CustomsListView_3014a364d1a1902468941f7cdabf8018,
  "/modules/inventory/vehicles/admin/stock/stock-view#StockView": StockView_776c734c450956fc02d28e4823f14a18,
  "/modules/sales/orders/admin/orders-view#OrdersView": OrdersView_fcee1a8359c91a974e2af370e0505071,
  "/modules/sales/orders/admin/payments/payments-view#PaymentsView": PaymentsView_15d385a3622b88f239c19a1bcc242511,
  "/modules/sales/orders/admin/order-view#OrderView": OrderView_f78ada6364b0e5a24c291b55dfa65962,
  "/modules/sales/quotes/admin/quotes-view#QuotesView": QuotesView_0002a6569029663fbcef07d31e8b495d,
  "/modules/sales/quotes/admin/quote-view#QuoteView": QuoteView_ec3e6a816819a762aecf6e6e3190cc97,
  "/modules/sales/quotes/admin/negotiation-view#NegotiationView": NegotiationView_ed46eb5fce2fc7d24e3ee9fc079a86c9,
  "/modules/sales/inquiries/admin/inquiries-view#InquiriesView": InquiriesView_e720c9ad48048720fc2a2f828eab5468,
  "/modules/sales/inquiries/admin/inquiry-view#InquiryView": InquiryView_f48b9ec06ae7a882784e64142812ce3b,
  "/modules/content/blog/admin/posts-view#PostsView": PostsView_1485e8733d877bfb8eee0ff118038322,
  "/modules/content/blog/admin/post-view#PostView": PostView_8c30497ded3088e88a2b2ee319483907,
  "/modules/content/blog/admin/comments-view#CommentsView": CommentsView_2015bd992acba3e5350d57a9cbb6d828,
  "/modules/content/blog/admin/blog-tags-view#BlogTagsView": BlogTagsView_73f9a8818d5ee50910bf1346f90e20ab,
  "/modules/content/topics/admin/topics-view#TopicsView": TopicsView_f43175827d3cb35da6e0ad16b99b2402,
  "/modules/content/seo/admin/lacking-view#LackingView": LackingView_3ee6788895a9239196ea3b4cf0957b13,
  "/modules/content/sliders/admin/slides-view#SlidesView": SlidesView_65d2b11af58788f55a153c94db42a245,
  "/modules/content/sliders/admin/slide-editor-views#DefaultEditorView": DefaultEditorView_2e2a5bf8dfae5dc5bf03623ff78d3d8c,
  "/modules/content/sliders/admin/slide-editor-views#CustomEditorView": CustomEditorView_2e2a5bf8dfae5dc5bf03623ff78d3d8c,
  "/modules/support/tickets/admin/queue/tickets-view#TicketsView": TicketsView_e22f9db8bb3bfd82c6d84a1d714aede6,
  "/modules/support/tickets/admin/create/create-ticket-view#CreateTicketView": CreateTicketView_2abd95bf417eb4f9cfe1508dd59d379c,
  "/modules/support/tickets/admin/ticket/ticket-view#TicketView": TicketView_a1f197bf9f7b8c261e48451d3d7a89a6,
  "/modules/support/departments/admin/departments-view#DepartmentsView": DepartmentsView_c4bc0f93465cd6b2a9674f90bc73d754,
  "/modules/support/departments/admin/department-view#DepartmentView": DepartmentView_a6bfc853e29a49ec1ae030ecc1d206b2,
  "/modules/careers/openings/admin/openings-view#OpeningsView": OpeningsView_b04715b2d145e6ec9a1819b12698ee0e,
  "/modules/careers/openings/admin/opening-form-views#NewOpeningView": NewOpeningView_0a1da7f0ab4dfddc995df79313b1822f,
  "/modules/careers/openings/admin/opening-form-views#EditOpeningView": EditOpeningView_0a1da7f0ab4dfddc995df79313b1822f,
  "/modules/careers/openings/admin/opening-form-views#ReadOpeningView": ReadOpeningView_0a1da7f0ab4dfddc995df79313b1822f,
  "/modules/careers/applications/admin/list/applications-view#ApplicationsView": ApplicationsView_8b2ccfacb3ba57dc4bcfd39a86198a2c,
  "/modules/careers/applications/admin/application/application-view#ApplicationView": ApplicationView_c5d2359f7a3421694fa60049ddd808fc,
  "/modules/accounts/sign-in/admin/login-view#LoginView": LoginView_fdd1fb15dbdebb74288ca164253baee7,
  "/modules/accounts/people/admin/people-view#PeopleView": PeopleView_cbf92678d64b14b559e701e751765369,
  "/modules/accounts/people/admin/deleted-people-view#DeletedPeopleView": DeletedPeopleView_a40df17a2fc1371e2c933feae10f913c,
  "/modules/accounts/people/admin/person-view#PersonView": PersonView_0407940455272cdc386f9c4cf6f37e78,
  "/modules/accounts/people/admin/access-map-view#AccessMapView": AccessMapView_4a13ba143524c47e66e0b111677667fc,
  "/modules/accounts/own-account/admin/profile-view#ProfileView": ProfileView_0897801398a619c5869f68e7acb79612,
  "/modules/settings/exchange-rates/admin/exchange-rates-view#ExchangeRatesView": ExchangeRatesView_c2f0238edab05aa242f8c0860591c3b1,
  "/modules/settings/tariffs/admin/freights-view#FreightsView": FreightsView_dd9f788c10da63ebada4cda91b2182fe,
  "/modules/settings/tariffs/admin/tariff-import-view#TariffImportView": TariffImportView_c3e1c68892ae0ef246f80739a65338cc,
  "/modules/settings/company/admin/company-view#CompanyView": CompanyView_3ccd72fe10570e01998c947eee609270,
  "/modules/settings/tariffs/admin/destinations-view#DestinationsView": DestinationsView_3ee0bed6c0eea250af8663eb09624ec9,
  "/modules/settings/tariffs/admin/destination-view#DestinationView": DestinationView_20af9dc3eee40df8b8f137e03ec5a62d,
  "/modules/settings/mail/admin/mail-texts-view#MailTextsView": MailTextsView_78d2499bbe882c85c91dcfda3fc34106,
  "/modules/settings/mail/admin/mail-text-view#MailTextView": MailTextView_0d0a6784a3b50beae78fd29e275a5e6e,
  "/modules/settings/mail/admin/outbox-view#OutboxView": OutboxView_b688c596390533a92f1eeeb474b29c0f,
  "/modules/settings/mail/admin/outbox-mail-view#OutboxMailView": OutboxMailView_625ca4ad8e4aef5b64c29df440c1012b,
  "/shell/back-office/dashboard-view#DashboardView": DashboardView_ddb3b98194b9a96e3cea9d7e72349ecd,
  "/shell/back-office/index-page-views#InventoryView": InventoryView_4530fa24a802aae6b52ee6493a6b6778,
  "/shell/back-office/index-page-views#VariablesView": VariablesView_4530fa24a802aae6b52ee6493a6b6778,
  "/shell/back-office/index-page-views#SettingsView": SettingsView_4530fa24a802aae6b52ee6493a6b6778,
  "/shell/back-office/emails-seo/emails-seo-view#EmailsSeoView": EmailsSeoView_24891a2fd917d1f2e93db50257d54ff8,
  "/shell/back-office/index-page-views#ContentView": ContentView_4530fa24a802aae6b52ee6493a6b6778,
  "@/plugins/inspections/admin/inspections-view#InspectionsView": InspectionsView_0e27c3d697372c9eee17364f8af2c8b5,
  "@/plugins/inspections/admin/inspection-view#InspectionView": InspectionView_c99507c174e546623acd833c6eeee3cc,
  "/modules/settings/audit-log/admin/audit-log-view#AuditLogView": AuditLogView_86131f59521def694d538d86296fb498,
  "/modules/settings/jobs/admin/jobs-view#JobsView": JobsView_2bff113d6e7a7c0df6c1ab0f9cba32b8,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
