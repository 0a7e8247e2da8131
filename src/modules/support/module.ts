import type { Module } from '@/api/module'
import { screen } from '@/api/screen'
import { InboundMails } from '@/collections/support/InboundMails'
import { SupportDepartments } from '@/collections/support/SupportDepartments'
import { SupportTickets } from '@/collections/support/SupportTickets'
import { TicketAttachments } from '@/collections/support/TicketAttachments'
import { TicketResponses } from '@/collections/support/TicketResponses'
import { TicketViews } from '@/collections/support/TicketViews'
import { eraseViews } from '@/modules/accounts/saved-views/operations/erase-views'
import { cannedReplies } from './canned-replies/rules/canned-replies'
import { departmentRoutes } from './departments/routes/departments'
import { DEPARTMENTS_SCREEN, departmentUrl } from './departments/rules/admin-urls'
import { departmentUses } from './departments/rules/department-uses'
import { deleteOldMailsJob } from './inbound-mail/jobs/delete-old-mails'
import { followMailbox } from './inbound-mail/jobs/follow-mailbox'
import { eraseInboundMails } from './inbound-mail/operations/erase-inbound-mails'
import { inboundMailWords } from './inbound-mail/queries/audit-words'
import { inboundMailRoutes } from './inbound-mail/routes/inbound-mail'
import { ticketMailRoutes } from './inbound-mail/routes/ticket-mails'
import { deleteGoneFilesJob } from './tickets/jobs/delete-gone-files'
import { followDeadlinesJob } from './tickets/jobs/follow-deadlines'
import { rewriteDueTimesJob } from './tickets/jobs/rewrite-due-times'
import * as slaMails from './tickets/mail/sla-mails'
import * as ticketMails from './tickets/mail/ticket-mails'
import { eraseTickets } from './tickets/operations/erase-tickets'
import { followCalendarChange } from './tickets/operations/sla/follow-calendar-change'
import { ticketWords } from './tickets/queries/audit-words'
import { findTickets } from './tickets/queries/find-tickets'
import { TICKET_VIEWS } from './tickets/queries/list-ticket-views'
import { ticketWork } from './tickets/queries/list-ticket-work'
import { ticketsWaiting } from './tickets/queries/select-tickets-waiting'
import { attachmentRoutes } from './tickets/routes/attachments'
import { customerTicketRoutes } from './tickets/routes/customer-tickets'
import { ownTicketsData } from './tickets/routes/own-tickets-data'
import { staffTicketRoutes } from './tickets/routes/staff-tickets'
import { ticketFigureAndClockRoutes } from './tickets/routes/ticket-figures-and-clock'
import { ticketRelationRoutes } from './tickets/routes/ticket-relations'
import { ticketScreens } from './tickets/routes/ticket-screens'
import { ownTicketViewsData, ticketViewRoutes } from './tickets/routes/ticket-views'
import { OWN_TICKETS, STAFF_TICKETS, SUPPORT_HOME } from './tickets/rules/ticket-hrefs'
import { ticketUses } from './tickets/rules/ticket-uses'

/** From a customer's question to its answer: departments, tickets, e-mail that arrives. */
export const support: Module = {
  name: 'support',
  records: [cannedReplies],
  collections: [
    SupportDepartments,
    SupportTickets,
    TicketResponses,
    TicketAttachments,
    TicketViews,
    InboundMails,
  ],
  routes: [
    ...departmentRoutes,
    ...customerTicketRoutes,
    ...ticketFigureAndClockRoutes,
    ...staffTicketRoutes,
    ...ticketRelationRoutes,
    ...attachmentRoutes,
    ...ticketViewRoutes,
    ...inboundMailRoutes,
    ...ticketMailRoutes,
  ],
  jobs: [deleteGoneFilesJob, followDeadlinesJob, deleteOldMailsJob, rewriteDueTimesJob],
  background: [followMailbox],
  mails: [...Object.values(slaMails), ...Object.values(ticketMails)],
  screens: {
    ...ticketScreens,
    supportDepartments: screen(
      '/support-management/departments',
      '/modules/support/departments/admin/departments-view#DepartmentsView',
    ),
    supportDepartment: screen(
      '/support-management/departments/:id(create|\\d+)',
      '/modules/support/departments/admin/department-view#DepartmentView',
    ),
  },
  customerPages: [{ group: 'dashboard', href: OWN_TICKETS, also: SUPPORT_HOME, label: 'Support', place: 50 }],
  siteLinks: [{ in: 'company', href: SUPPORT_HOME, label: 'Support', place: 30 }],
  navigation: [
    {
      group: 'support',
      title: 'Tickets',
      href: STAFF_TICKETS,
      needs: { module: 'support' },
      place: 5,
      waiting: ticketsWaiting,
    },
    {
      under: STAFF_TICKETS,
      title: 'Departments',
      href: DEPARTMENTS_SCREEN,
      needs: { module: 'support' },
    },
    {
      under: DEPARTMENTS_SCREEN,
      title: 'New department',
      href: departmentUrl('create'),
      needs: { module: 'support', action: 'create' },
    },
  ],
  finds: [{ key: 'tickets', title: 'Tickets', needs: { module: 'support' }, find: findTickets }],
  work: [ticketWork],
  lists: {
    'support-departments': 'support-management/departments',
    'support-tickets': 'support-management/tickets',
    'ticket-responses': { alone: 'support-management/tickets' },
    'ticket-attachments': { alone: 'support-management/tickets' },
  },
  ownData: [ownTicketsData, ownTicketViewsData],
  erase: async (db, userIds) => {
    // While it is known which responses they wrote.
    await eraseInboundMails(db, userIds)
    await eraseTickets(db, userIds)
    await eraseViews(db, TICKET_VIEWS, userIds)
  },
  auditWords: [inboundMailWords, ticketWords],
  on: { departmentCalendarChanged: [followCalendarChange] },
  uses: [...departmentUses, ...ticketUses],
}
