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
import * as mail from './20261121_000500_mail'
import * as accounts from './20261121_000600_accounts'
import * as signIn from './20261121_000700_sign_in'
import * as uploads from './20261121_000800_uploads'
import * as servicePlans from './20261121_000900_service_plans'
import * as wishlist from './20261121_001000_wishlist'
import * as reviews from './20261121_001100_reviews'
import * as reservations from './20261121_001200_reservations'
import * as alerts from './20261121_001300_alerts'
import * as importRowsVehicle from './20261122_000100_import_rows_vehicle'
import * as importMapOrder from './20261122_000200_import_map_order'
import * as noLockOfAccounts from './20261122_003000_no_lock_of_accounts'
import * as secondFactor from './20261122_003100_second_factor'
import * as heldIsReserved from './20261122_004000_held_is_reserved'
import * as nameTyped from './20261122_004100_name_typed'
import * as companyLists from './20261122_005000_company_lists'
import * as companyNamesOnce from './20261122_005100_company_names_once'
import * as mailTemplates from './20261122_006000_mail_templates'
import * as savedSearches from './20261122_006100_saved_searches'
import * as reviewsCollection from './20261122_006200_reviews'
import * as companySettings from './20261122_009000_company_settings'
import * as companySettingsRow from './20261122_009010_company_settings_row'
import * as searchFilters from './20261122_010000_search_filters'
import * as reservationsCollection from './20261122_010100_reservations'
import * as navigation from './20261122_011000_navigation'
import * as needsPhotographs from './20261122_020000_needs_photographs'
import * as portCodesOnce from './20261122_021000_port_codes_once'
import * as companyDescription from './20261122_022000_company_description'
import * as sentOnce from './20261122_025000_sent_once'
import * as sales from './20261122_030000_sales'
import * as salesRules from './20261122_030100_sales_rules'
import * as pendingInquiries from './20261122_031000_pending_inquiries'
import * as settingsOfSales from './20261122_032000_settings_of_sales'
import * as salesDefaults from './20261122_032100_sales_defaults'
import * as salesLists from './20261122_033000_sales_lists'
import * as orderReceipts from './20261123_001000_order_receipts'
import * as privateImages from './20261123_002000_private_images'
import * as salesFound from './20261123_003000_sales_found'
import * as tariffs from './20261123_010000_tariffs'
import * as tariffRules from './20261123_010100_tariff_rules'
import * as vehiclePapers from './20261123_020000_vehicle_papers'
import * as cardPorts from './20261123_020100_card_ports'
import * as destinations from './20261123_030000_destinations'
import * as destinationRules from './20261123_030100_destination_rules'
import * as destinationsDelivered from './20261123_030200_destinations_delivered'
import * as customsLists from './20261123_040000_customs_lists'
import * as customsValues from './20261123_040100_customs_values'
import * as landedSearch from './20261123_050000_landed_search'
import * as customsValuesAnnounced from './20261123_100000_customs_values_announced'
import * as rowsOfPorts from './20261123_130000_rows_of_ports'
import * as visits from './20261123_140000_visits'
import * as auditOfInserts from './20261123_170000_audit_of_inserts'
import * as linksOfVehicles from './20261123_180000_links_of_vehicles'
import * as vehicleCodes from './20261124_100000_vehicle_codes'
import * as freeNotices from './20261124_110000_free_notices'
import * as savedViews from './20261124_120000_saved_views'
import * as stockWork from './20261124_120100_stock_work'
import * as searchWords from './20261124_130000_search_words'
import * as searchWordsRules from './20261124_130100_search_words_rules'
import * as knownWords from './20261124_140000_known_words'
import * as ageByEntry from './20261124_140100_age_by_entry'
import * as linksOfMany from './20261124_150000_links_of_many'
import * as auditRowsOnce from './20261124_160000_audit_rows_once'
import * as linksCheckedTogether from './20261124_160100_links_checked_together'
import * as draftsByAge from './20261124_163000_drafts_by_age'
import * as blog from './20261125_100000_blog'
import * as topicPages from './20261125_110000_topic_pages'
import * as firstTopicPages from './20261125_150000_first_topic_pages'
import * as transactionIdsOnce from './20261125_161000_transaction_ids_once'
import * as approverActiveDays from './20261126_090000_approver_active_days'
import * as mailTextChanges from './20261126_100000_mail_text_changes'
import * as secondPerson from './20261126_100000_second_person'
import * as oneTextWaits from './20261126_100100_one_text_waits'
import * as vehicleGone from './20261127_010000_vehicle_gone'
import * as quotesWithoutVehicle from './20261127_010100_quotes_without_vehicle'
import * as cancellationRequests from './20261127_010200_cancellation_requests'
import * as quotePorts from './20261127_020000_quote_ports'
import * as receiptsStay from './20261127_030000_receipts_stay'
import * as waitingMessages from './20261127_031000_waiting_messages'
import * as currenciesOfStock from './20261127_040000_currencies_of_stock'
import * as refundsOfReturns from './20261127_050000_refunds_of_returns'
import * as quoteCharges from './20261127_060000_quote_charges'
import * as wishesInFull from './20261127_070000_wishes_in_full'
import * as inquiryVehicles from './20261127_070100_inquiry_vehicles'
import * as paymentDaysAnnounced from './20261127_080000_payment_days_announced'
import * as freightLegs from './20261127_080100_freight_legs'
import * as goodwillRefunds from './20261127_100000_goodwill_refunds'
import * as withdrawnCancellations from './20261127_120000_withdrawn_cancellations'
import * as priceTypeWords from './20261127_141831_price_type_words'
import * as contentPublishing from './20261127_220618_content_publishing'
import * as commentsToCheck from './20261127_220700_comments_to_check'
import * as topicParentsAndPlaces from './20261127_223424_topic_parents_and_places'
import * as moderatedCommenters from './20261127_234500_moderated_commenters'
import * as slidesAndSearchSettings from './20261128_021142_slides_and_search_settings'
import * as scheduledVersions from './20261128_022000_scheduled_versions'
import * as support from './20261128_111832_support'
import * as supportRules from './20261128_111900_support_rules'
import * as mailThreads from './20261128_113900_mail_threads'
import * as dueTimesNotAudited from './20261128_114500_due_times_not_audited'
import * as ticketNumbers from './20261128_120000_ticket_numbers'
import * as ticketViews from './20261128_122508_ticket_views'
import * as ticketViewNames from './20261128_122600_ticket_view_names'
import * as ticketDeadlines from './20261128_123000_ticket_deadlines'
import * as inboundMails from './20261128_124000_inbound_mails'
import * as ticketLists from './20261128_150000_ticket_lists'
import * as salesViews from './20261128_163602_sales_views'
import * as salesListOrders from './20261128_163700_sales_list_orders'
import * as ticketFilters from './20261128_181500_ticket_filters'
import * as mileageOrder from './20261128_193000_mileage_order'
import * as imageLibrary from './20261128_195930_image_library'
import * as careers from './20261128_210303_careers'
import * as careersRules from './20261128_210400_careers_rules'
import * as applicationViews from './20261129_001955_application_views'
import * as applicationLists from './20261129_002100_application_lists'
import * as ticketSearch from './20261129_003000_ticket_search'
import * as applicantsNotLogged from './20261129_010000_applicants_not_logged'
import * as applicationValues from './20261129_014500_application_values'
import * as applicationRecords from './20261129_020000_application_records'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261120_000100_initial' },
  { up: constraints.up, down: constraints.down, name: '20261120_000200_constraints' },
  { up: search.up, down: search.down, name: '20261120_000300_search' },
  { up: audit.up, down: audit.down, name: '20261120_000400_audit' },
  { up: jobs.up, down: jobs.down, name: '20261120_000500_jobs' },
  { up: rateLimits.up, down: rateLimits.down, name: '20261120_000600_rate_limits' },
  { up: imports.up, down: imports.down, name: '20261120_000700_imports' },
  { up: importMaps.up, down: importMaps.down, name: '20261121_000100_import_maps' },
  { up: vehicleViews.up, down: vehicleViews.down, name: '20261121_000200_vehicle_views' },
  { up: searchIndex.up, down: searchIndex.down, name: '20261121_000300_search_index' },
  { up: stockLists.up, down: stockLists.down, name: '20261121_000400_stock_lists' },
  { up: mail.up, down: mail.down, name: '20261121_000500_mail' },
  { up: accounts.up, down: accounts.down, name: '20261121_000600_accounts' },
  { up: signIn.up, down: signIn.down, name: '20261121_000700_sign_in' },
  { up: uploads.up, down: uploads.down, name: '20261121_000800_uploads' },
  { up: servicePlans.up, down: servicePlans.down, name: '20261121_000900_service_plans' },
  { up: wishlist.up, down: wishlist.down, name: '20261121_001000_wishlist' },
  { up: reviews.up, down: reviews.down, name: '20261121_001100_reviews' },
  { up: reservations.up, down: reservations.down, name: '20261121_001200_reservations' },
  { up: alerts.up, down: alerts.down, name: '20261121_001300_alerts' },
  { up: importRowsVehicle.up, down: importRowsVehicle.down, name: '20261122_000100_import_rows_vehicle' },
  { up: importMapOrder.up, down: importMapOrder.down, name: '20261122_000200_import_map_order' },
  { up: noLockOfAccounts.up, down: noLockOfAccounts.down, name: '20261122_003000_no_lock_of_accounts' },
  { up: secondFactor.up, down: secondFactor.down, name: '20261122_003100_second_factor' },
  { up: heldIsReserved.up, down: heldIsReserved.down, name: '20261122_004000_held_is_reserved' },
  { up: nameTyped.up, down: nameTyped.down, name: '20261122_004100_name_typed' },
  { up: companyLists.up, down: companyLists.down, name: '20261122_005000_company_lists' },
  { up: companyNamesOnce.up, down: companyNamesOnce.down, name: '20261122_005100_company_names_once' },
  { up: mailTemplates.up, down: mailTemplates.down, name: '20261122_006000_mail_templates' },
  { up: savedSearches.up, down: savedSearches.down, name: '20261122_006100_saved_searches' },
  { up: reviewsCollection.up, down: reviewsCollection.down, name: '20261122_006200_reviews' },
  { up: companySettings.up, down: companySettings.down, name: '20261122_009000_company_settings' },
  { up: companySettingsRow.up, down: companySettingsRow.down, name: '20261122_009010_company_settings_row' },
  { up: searchFilters.up, down: searchFilters.down, name: '20261122_010000_search_filters' },
  { up: reservationsCollection.up, down: reservationsCollection.down, name: '20261122_010100_reservations' },
  { up: navigation.up, down: navigation.down, name: '20261122_011000_navigation' },
  { up: needsPhotographs.up, down: needsPhotographs.down, name: '20261122_020000_needs_photographs' },
  { up: portCodesOnce.up, down: portCodesOnce.down, name: '20261122_021000_port_codes_once' },
  { up: companyDescription.up, down: companyDescription.down, name: '20261122_022000_company_description' },
  { up: sentOnce.up, down: sentOnce.down, name: '20261122_025000_sent_once' },
  { up: sales.up, down: sales.down, name: '20261122_030000_sales' },
  { up: salesRules.up, down: salesRules.down, name: '20261122_030100_sales_rules' },
  { up: pendingInquiries.up, down: pendingInquiries.down, name: '20261122_031000_pending_inquiries' },
  { up: settingsOfSales.up, down: settingsOfSales.down, name: '20261122_032000_settings_of_sales' },
  { up: salesDefaults.up, down: salesDefaults.down, name: '20261122_032100_sales_defaults' },
  { up: salesLists.up, down: salesLists.down, name: '20261122_033000_sales_lists' },
  { up: orderReceipts.up, down: orderReceipts.down, name: '20261123_001000_order_receipts' },
  { up: privateImages.up, down: privateImages.down, name: '20261123_002000_private_images' },
  { up: salesFound.up, down: salesFound.down, name: '20261123_003000_sales_found' },
  { up: tariffs.up, down: tariffs.down, name: '20261123_010000_tariffs' },
  { up: tariffRules.up, down: tariffRules.down, name: '20261123_010100_tariff_rules' },
  { up: vehiclePapers.up, down: vehiclePapers.down, name: '20261123_020000_vehicle_papers' },
  { up: cardPorts.up, down: cardPorts.down, name: '20261123_020100_card_ports' },
  { up: destinations.up, down: destinations.down, name: '20261123_030000_destinations' },
  { up: destinationRules.up, down: destinationRules.down, name: '20261123_030100_destination_rules' },
  {
    up: destinationsDelivered.up,
    down: destinationsDelivered.down,
    name: '20261123_030200_destinations_delivered',
  },
  { up: customsLists.up, down: customsLists.down, name: '20261123_040000_customs_lists' },
  { up: customsValues.up, down: customsValues.down, name: '20261123_040100_customs_values' },
  { up: landedSearch.up, down: landedSearch.down, name: '20261123_050000_landed_search' },
  {
    up: customsValuesAnnounced.up,
    down: customsValuesAnnounced.down,
    name: '20261123_100000_customs_values_announced',
  },
  { up: rowsOfPorts.up, down: rowsOfPorts.down, name: '20261123_130000_rows_of_ports' },
  { up: visits.up, down: visits.down, name: '20261123_140000_visits' },
  { up: auditOfInserts.up, down: auditOfInserts.down, name: '20261123_170000_audit_of_inserts' },
  { up: linksOfVehicles.up, down: linksOfVehicles.down, name: '20261123_180000_links_of_vehicles' },
  { up: vehicleCodes.up, down: vehicleCodes.down, name: '20261124_100000_vehicle_codes' },
  { up: freeNotices.up, down: freeNotices.down, name: '20261124_110000_free_notices' },
  { up: savedViews.up, down: savedViews.down, name: '20261124_120000_saved_views' },
  { up: stockWork.up, down: stockWork.down, name: '20261124_120100_stock_work' },
  { up: searchWords.up, down: searchWords.down, name: '20261124_130000_search_words' },
  { up: searchWordsRules.up, down: searchWordsRules.down, name: '20261124_130100_search_words_rules' },
  { up: knownWords.up, down: knownWords.down, name: '20261124_140000_known_words' },
  { up: ageByEntry.up, down: ageByEntry.down, name: '20261124_140100_age_by_entry' },
  { up: linksOfMany.up, down: linksOfMany.down, name: '20261124_150000_links_of_many' },
  { up: auditRowsOnce.up, down: auditRowsOnce.down, name: '20261124_160000_audit_rows_once' },
  {
    up: linksCheckedTogether.up,
    down: linksCheckedTogether.down,
    name: '20261124_160100_links_checked_together',
  },
  { up: draftsByAge.up, down: draftsByAge.down, name: '20261124_163000_drafts_by_age' },
  { up: blog.up, down: blog.down, name: '20261125_100000_blog' },
  { up: topicPages.up, down: topicPages.down, name: '20261125_110000_topic_pages' },
  { up: firstTopicPages.up, down: firstTopicPages.down, name: '20261125_150000_first_topic_pages' },
  { up: transactionIdsOnce.up, down: transactionIdsOnce.down, name: '20261125_161000_transaction_ids_once' },
  { up: approverActiveDays.up, down: approverActiveDays.down, name: '20261126_090000_approver_active_days' },
  { up: mailTextChanges.up, down: mailTextChanges.down, name: '20261126_100000_mail_text_changes' },
  { up: secondPerson.up, down: secondPerson.down, name: '20261126_100000_second_person' },
  { up: oneTextWaits.up, down: oneTextWaits.down, name: '20261126_100100_one_text_waits' },
  { up: vehicleGone.up, down: vehicleGone.down, name: '20261127_010000_vehicle_gone' },
  {
    up: quotesWithoutVehicle.up,
    down: quotesWithoutVehicle.down,
    name: '20261127_010100_quotes_without_vehicle',
  },
  {
    up: cancellationRequests.up,
    down: cancellationRequests.down,
    name: '20261127_010200_cancellation_requests',
  },
  { up: quotePorts.up, down: quotePorts.down, name: '20261127_020000_quote_ports' },
  { up: receiptsStay.up, down: receiptsStay.down, name: '20261127_030000_receipts_stay' },
  { up: waitingMessages.up, down: waitingMessages.down, name: '20261127_031000_waiting_messages' },
  { up: currenciesOfStock.up, down: currenciesOfStock.down, name: '20261127_040000_currencies_of_stock' },
  { up: refundsOfReturns.up, down: refundsOfReturns.down, name: '20261127_050000_refunds_of_returns' },
  { up: quoteCharges.up, down: quoteCharges.down, name: '20261127_060000_quote_charges' },
  { up: wishesInFull.up, down: wishesInFull.down, name: '20261127_070000_wishes_in_full' },
  { up: inquiryVehicles.up, down: inquiryVehicles.down, name: '20261127_070100_inquiry_vehicles' },
  {
    up: paymentDaysAnnounced.up,
    down: paymentDaysAnnounced.down,
    name: '20261127_080000_payment_days_announced',
  },
  { up: freightLegs.up, down: freightLegs.down, name: '20261127_080100_freight_legs' },
  { up: goodwillRefunds.up, down: goodwillRefunds.down, name: '20261127_100000_goodwill_refunds' },
  {
    up: withdrawnCancellations.up,
    down: withdrawnCancellations.down,
    name: '20261127_120000_withdrawn_cancellations',
  },
  { up: priceTypeWords.up, down: priceTypeWords.down, name: '20261127_141831_price_type_words' },
  { up: contentPublishing.up, down: contentPublishing.down, name: '20261127_220618_content_publishing' },
  { up: commentsToCheck.up, down: commentsToCheck.down, name: '20261127_220700_comments_to_check' },
  {
    up: topicParentsAndPlaces.up,
    down: topicParentsAndPlaces.down,
    name: '20261127_223424_topic_parents_and_places',
  },
  {
    up: moderatedCommenters.up,
    down: moderatedCommenters.down,
    name: '20261127_234500_moderated_commenters',
  },
  {
    up: slidesAndSearchSettings.up,
    down: slidesAndSearchSettings.down,
    name: '20261128_021142_slides_and_search_settings',
  },
  { up: scheduledVersions.up, down: scheduledVersions.down, name: '20261128_022000_scheduled_versions' },
  { up: support.up, down: support.down, name: '20261128_111832_support' },
  { up: supportRules.up, down: supportRules.down, name: '20261128_111900_support_rules' },
  { up: mailThreads.up, down: mailThreads.down, name: '20261128_113900_mail_threads' },
  {
    up: dueTimesNotAudited.up,
    down: dueTimesNotAudited.down,
    name: '20261128_114500_due_times_not_audited',
  },
  { up: ticketNumbers.up, down: ticketNumbers.down, name: '20261128_120000_ticket_numbers' },
  { up: ticketViews.up, down: ticketViews.down, name: '20261128_122508_ticket_views' },
  { up: ticketViewNames.up, down: ticketViewNames.down, name: '20261128_122600_ticket_view_names' },
  { up: ticketDeadlines.up, down: ticketDeadlines.down, name: '20261128_123000_ticket_deadlines' },
  { up: inboundMails.up, down: inboundMails.down, name: '20261128_124000_inbound_mails' },
  { up: ticketLists.up, down: ticketLists.down, name: '20261128_150000_ticket_lists' },
  { up: salesViews.up, down: salesViews.down, name: '20261128_163602_sales_views' },
  { up: salesListOrders.up, down: salesListOrders.down, name: '20261128_163700_sales_list_orders' },
  { up: ticketFilters.up, down: ticketFilters.down, name: '20261128_181500_ticket_filters' },
  { up: mileageOrder.up, down: mileageOrder.down, name: '20261128_193000_mileage_order' },
  { up: imageLibrary.up, down: imageLibrary.down, name: '20261128_195930_image_library' },
  { up: careers.up, down: careers.down, name: '20261128_210303_careers' },
  { up: careersRules.up, down: careersRules.down, name: '20261128_210400_careers_rules' },
  { up: applicationViews.up, down: applicationViews.down, name: '20261129_001955_application_views' },
  { up: applicationLists.up, down: applicationLists.down, name: '20261129_002100_application_lists' },
  { up: ticketSearch.up, down: ticketSearch.down, name: '20261129_003000_ticket_search' },
  {
    up: applicantsNotLogged.up,
    down: applicantsNotLogged.down,
    name: '20261129_010000_applicants_not_logged',
  },
  {
    up: applicationValues.up,
    down: applicationValues.down,
    name: '20261129_014500_application_values',
  },
  {
    up: applicationRecords.up,
    down: applicationRecords.down,
    name: '20261129_020000_application_records',
  },
]
