import { sql } from '@payloadcms/db-postgres'
import type { Module } from '@/api/module'
import { screen } from '@/api/screen'
import { BankAccountChanges } from '@/collections/settings/BankAccountChanges'
import { DestinationRules } from '@/collections/settings/DestinationRules'
import { Destinations } from '@/collections/settings/Destinations'
import { freightHooks } from '@/collections/settings/freightHooks'
import { insuranceHooks } from '@/collections/settings/insuranceHooks'
import { MailTemplates } from '@/collections/settings/MailTemplates'
import { MailTextChanges } from '@/collections/settings/MailTextChanges'
import { CompanySettings } from '@/globals/settings/CompanySettings'
import { columnOf } from '@/kernel/record-list'
import { showroomOwner } from '@/modules/accounts/access/queries/list-showroom-choices'
import { companyDay } from '@/server/database/company-day'
import { mailJob } from '@/server/mail/deliver-mail'
import { ownEventsData } from './audit-log/routes/own-events-data'
import { bankChangedMail, bankChangeProposedMail } from './company/mail/bank-account-mails'
import { followReplacedPicture } from './company/operations/follow-replaced-picture'
import { updateSiteIdentity } from './company/operations/update-site-identity'
import { bankChangeWork } from './company/queries/list-bank-change-work'
import { BANK_CHANGE_NAME } from './company/queries/list-bank-changes'
import { readCompanyDay } from './company/queries/read-company-day'
import { COMPANY_NOTICE, PICTURES } from './company/queries/read-company-settings'
import { bankChangesToApprove } from './company/queries/select-bank-changes-to-approve'
import { bankAccountRoutes } from './company/routes/bank-accounts'
import { companySettingsRoutes } from './company/routes/company-settings'
import { companyNames, inspectionCompanies } from './company/rules/company-lists'
import { exchangeRateRoutes } from './exchange-rates/routes/exchange-rates'
import { exchangeRates } from './exchange-rates/rules/exchange-rate-list'
import { pruneJob } from './jobs/jobs/prune-jobs'
import { jobWork } from './jobs/queries/list-job-work'
import { jobsGivenUp } from './jobs/queries/select-jobs-given-up'
import { jobRoutes } from './jobs/routes/jobs'
import { mailTextChangedMail, mailTextProposedMail } from './mail/mail/mail-text-mails'
import { senderTestMail } from './mail/mail/sender-test-mail'
import { eraseMails } from './mail/operations/erase-mails'
import { mailWords } from './mail/queries/audit-words'
import { mailWork } from './mail/queries/list-mail-work'
import { failedMails } from './mail/queries/list-outbox'
import { textChangesToApprove, textChangeWork } from './mail/queries/list-text-change-work'
import { emailSenderRoutes } from './mail/routes/email-sender'
import { mailRoutes } from './mail/routes/mail-texts-and-outbox'
import { ownMailsData } from './mail/routes/own-mails-data'
import { textChangeRoutes } from './mail/routes/text-changes'
import { MAIL_TEXTS_PATH } from './mail/rules/urls'
import { listShowroomChoices } from './places/queries/list-showroom-choices'
import { showroomCompaniesRoute } from './places/routes/showroom-companies'
import { ports } from './places/rules/port-list'
import { showroomOffices } from './places/rules/showroom-office-list'
import { importRuleApprovedMail, importRuleProposedMail } from './tariffs/mail/import-rule-mails'
import { followTariffs, TARIFFS_NOTICE } from './tariffs/queries/get-tariffs-from-memory'
import { RULE_NAME } from './tariffs/queries/list-import-rule-versions'
import { ruleWork } from './tariffs/queries/list-import-rule-work'
import { rulesToApprove } from './tariffs/queries/select-import-rules-to-approve'
import { destinationRoutes } from './tariffs/routes/destinations'
import { importRuleRoutes } from './tariffs/routes/import-rules'
import { tariffRoutes } from './tariffs/routes/tariffs'
import { DESTINATIONS_PATH } from './tariffs/rules/admin-urls'
import { freights } from './tariffs/rules/freight-list'
import { insuranceRates } from './tariffs/rules/insurance-list'

/** An installation's settings, and its logs about itself. */
export const settings: Module = {
  name: 'settings',
  collections: [MailTemplates, MailTextChanges, BankAccountChanges, Destinations, DestinationRules],
  globals: [CompanySettings],
  records: [
    showroomOffices,
    ports,
    companyNames,
    inspectionCompanies,
    exchangeRates,
    freights,
    insuranceRates,
  ],
  hooks: { freights: freightHooks, 'insurance-rates': insuranceHooks },
  routes: [
    showroomCompaniesRoute,
    ...companySettingsRoutes,
    ...bankAccountRoutes,
    ...exchangeRateRoutes,
    ...tariffRoutes,
    ...destinationRoutes,
    ...importRuleRoutes,
    ...jobRoutes,
    ...mailRoutes,
    ...emailSenderRoutes,
    ...textChangeRoutes,
  ],
  jobs: [pruneJob, mailJob],
  mails: [
    bankChangeProposedMail,
    bankChangedMail,
    importRuleProposedMail,
    importRuleApprovedMail,
    mailTextProposedMail,
    mailTextChangedMail,
    senderTestMail,
  ],
  screens: {
    'exchange-rates': screen(
      '/settings/exchange-rates',
      '/modules/settings/exchange-rates/admin/exchange-rates-view#ExchangeRatesView',
    ),
    freights: screen('/settings/freights', '/modules/settings/tariffs/admin/freights-view#FreightsView'),
    'freights-import': screen(
      '/settings/freights/import',
      '/modules/settings/tariffs/admin/tariff-import-view#TariffImportView',
    ),
    company: screen('/settings/company-info', '/modules/settings/company/admin/company-view#CompanyView'),
    destinations: screen(
      '/settings/destinations',
      '/modules/settings/tariffs/admin/destinations-view#DestinationsView',
    ),
    destination: screen(
      '/settings/destinations/:slug([a-z0-9-]+)',
      '/modules/settings/tariffs/admin/destination-view#DestinationView',
    ),
    mailTexts: screen(
      '/settings/email-templates',
      '/modules/settings/mail/admin/mail-texts-view#MailTextsView',
    ),
    mailText: screen(
      '/settings/email-templates/:key([\\w-]+)',
      '/modules/settings/mail/admin/mail-text-view#MailTextView',
    ),
    outbox: screen('/settings/outbox', '/modules/settings/mail/admin/outbox-view#OutboxView'),
    outboxMail: screen(
      '/settings/outbox/:id(\\d+)',
      '/modules/settings/mail/admin/outbox-mail-view#OutboxMailView',
    ),
  },
  navigation: [
    {
      title: 'Company information',
      also: ['bank accounts', 'terms of trade', 'time zone', 'currency', 'logo'],
      href: '/admin/settings/company-info',
      needs: { module: 'settings' },
      card: { index: 'settings', about: 'Name, contact and terms of trade' },
      waiting: bankChangesToApprove,
    },
    {
      title: 'Import of freights',
      href: '/admin/settings/freights/import',
      needs: { module: 'settings', action: 'create' },
      under: '/admin/settings/freights',
    },
    {
      title: 'Destinations',
      also: ['duties', 'customs', 'import rules', 'countries'],
      href: DESTINATIONS_PATH,
      needs: { module: 'settings' },
      card: { index: 'settings', about: 'What may come into a country, and its duties' },
      waiting: rulesToApprove,
    },
    {
      title: 'E-mail texts',
      also: ['templates', 'wording'],
      href: MAIL_TEXTS_PATH,
      needs: { module: 'settings' },
      card: { index: 'settings', about: 'What each e-mail says' },
      waiting: textChangesToApprove,
    },
    {
      title: 'Outbox',
      also: ['sent e-mails', 'failed e-mails'],
      href: '/admin/settings/outbox',
      needs: 'top-role',
      card: { index: 'settings', about: 'E-mails sent, waiting or failed' },
      waiting: failedMails,
    },
    {
      title: 'Background jobs',
      also: ['queue', 'tasks'],
      href: '/admin/settings/jobs',
      needs: { module: 'settings' },
      card: { index: 'settings', about: 'What is running, waiting or has failed' },
      waiting: jobsGivenUp,
    },
    {
      title: 'System logs',
      also: ['audit log', 'history', 'who did what'],
      href: '/admin/settings/audit-log',
      needs: { module: 'settings' },
      card: { index: 'settings', about: 'Who did what, and when' },
    },
  ],
  work: [bankChangeWork, ruleWork, textChangeWork, mailWork, jobWork],
  lists: {
    'mail-templates': { alone: 'settings/email-templates' },
    'mail-text-changes': { alone: 'settings/email-templates' },
    destinations: { alone: 'settings/destinations' },
    'destination-rules': { alone: 'settings/destinations' },
  },
  ownData: [ownMailsData, ownEventsData],
  erase: eraseMails,
  begin: updateSiteIdentity,
  on: { pictureReplaced: [followReplacedPicture] },
  notices: { [COMPANY_NOTICE]: updateSiteIdentity, [TARIFFS_NOTICE]: followTariffs },
  uses: PICTURES.map((field) => ({
    of: 'media',
    table: 'company_settings',
    column: `${columnOf(field)}_id`,
    what: 'company setting',
    area: 'settings',
    screen: '/admin/settings/company-info',
  })),
  answerPorts: () => {
    showroomOwner.register('places', listShowroomChoices)
    companyDay.register('company', readCompanyDay)
  },
  auditWords: [
    mailWords,
    {
      names: {
        bank_account_changes: BANK_CHANGE_NAME,
        company_settings: sql`'Company settings'`,
        destinations: sql`t.country`,
        destination_rules: RULE_NAME,
      },
      columns: {
        company_vat: 'Company VAT',
        company_wht: 'Company withholding tax',
        instagram: 'Instagram',
        linkedin: 'LinkedIn',
        per_usd: 'For one US dollar',
        swift: 'SWIFT code',
        tiktok: 'TikTok',
        whatsapp: 'WhatsApp',
        youtube: 'YouTube',
        unlocode: 'UN/LOCODE',
      },
      numbers: { company_vat: { unit: '%' }, company_wht: { unit: '%' } },
    },
  ],
}
