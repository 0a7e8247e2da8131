import type { Filter, Option } from '@/ui/back-office/list/list-type'
import type { TicketChoices } from '../../queries/list-ticket-choices'
import {
  TICKET_PRIORITIES,
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  TICKET_STATUSES,
  TICKET_TYPE_LABELS,
  TICKET_TYPES,
} from '../../rules/ticket-choices'
import { RATING_MAX } from '../../rules/ticket-limits'
import { UNRESOLVED } from '../../rules/ticket-workflow'
import * as words from './words'

const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>): Option[] =>
  values.map((value) => ({ value, label: labels[value] }))

const RATINGS = Array.from({ length: RATING_MAX }, (_unused, index) => RATING_MAX - index)

/** Handlers as options: oneself, nobody, then everybody by name. */
export const handlerOptions = (agents: TicketChoices['agents']): Option[] => [
  { value: 'me', label: words.me },
  { value: 'none', label: words.nobody },
  ...agents.map(({ id, name }) => ({ value: String(id), label: name })),
]

const YES_OR_NO: Option[] = [
  { value: 'true', label: words.yes },
  { value: 'false', label: words.no },
]

const ORDERS: Option[] = [
  { value: 'due', label: words.dueFirst },
  { value: 'newest', label: words.newestFirst },
  { value: 'oldest', label: words.oldestFirst },
  { value: 'updated', label: words.changedLast },
  { value: 'priority', label: words.urgentFirst },
]

/** Filters that figures open lists with; shown while they are set. */
const FLAGS: readonly Filter[] = [
  { name: 'answered', label: words.answered, kind: 'choice', any: words.either, options: YES_OR_NO },
  { name: 'merged', label: words.merged, kind: 'choice', any: words.either, options: YES_OR_NO },
  { name: 'rated', label: words.rated, kind: 'choice', any: words.either, options: YES_OR_NO },
]

/** Filters by where a ticket stands. */
const STATES: readonly Filter[] = [
  { name: 'words', label: words.searchTickets, kind: 'search' },
  {
    name: 'status',
    label: words.status,
    kind: 'choice',
    any: words.anyStatus,
    options: [
      ...optionsOf(TICKET_STATUSES, TICKET_STATUS_LABELS),
      { value: UNRESOLVED.join(','), label: words.unresolved },
      { value: 'RESOLVED,CLOSED', label: words.resolvedOrClosed },
    ],
  },
  {
    name: 'due',
    label: words.dueWhen,
    kind: 'choice',
    any: words.anyTime,
    options: [
      { value: 'today', label: words.dueToday },
      { value: 'breached', label: words.dueBreached },
    ],
  },
  {
    name: 'priority',
    label: words.priority,
    kind: 'choice',
    any: words.anyPriority,
    options: optionsOf(TICKET_PRIORITIES, TICKET_PRIORITY_LABELS).toReversed(),
  },
]

/** Filters by whose a ticket is. */
const belongingTo = ({ agents, departments }: TicketChoices): readonly Filter[] => [
  {
    name: 'assignedHandlerId',
    label: words.handler,
    kind: 'choice',
    any: words.anyHandler,
    options: handlerOptions(agents),
  },
  {
    name: 'departmentId',
    label: words.department,
    kind: 'choice',
    any: words.anyDepartment,
    options: departments.map(({ id, title }) => ({ value: String(id), label: title })),
  },
]

/** Filters by what is known of a ticket. */
const factsOf = ({ showrooms }: TicketChoices): readonly Filter[] => [
  {
    name: 'ticketType',
    label: words.type,
    kind: 'choice',
    any: words.anyType,
    options: optionsOf(TICKET_TYPES, TICKET_TYPE_LABELS),
  },
  {
    name: 'showroomLocation',
    label: words.showroom,
    kind: 'choice',
    any: words.anyShowroom,
    options: showrooms.map(({ id, name }) => ({ value: String(id), label: name })),
  },
  { name: 'ticketNumber', label: words.ticketNumber, kind: 'text' },
  { name: 'customerName', label: words.customerName, kind: 'text' },
  { name: 'customerEmail', label: words.customerEmail, kind: 'text' },
  { name: 'dateFrom', label: words.createdFrom, kind: 'day' },
  { name: 'dateTo', label: words.createdTo, kind: 'day' },
  {
    name: 'rating',
    label: words.rating,
    kind: 'choice',
    any: words.anyRating,
    options: RATINGS.map((value) => ({ value: String(value), label: words.ratedBy(value) })),
  },
]

const ORDER: Filter = {
  name: 'sort',
  label: words.sortedBy,
  kind: 'choice',
  any: words.dueFirst,
  options: ORDERS.slice(1),
}

/** The filters above a list of tickets, as its address sets them. */
export const ticketFilters = (
  choices: TicketChoices,
  given: Readonly<Record<string, string>>,
): readonly Filter[] => [
  ...STATES,
  ...belongingTo(choices),
  ORDER,
  ...[...factsOf(choices), ...FLAGS.filter(({ name }) => given[name] !== undefined)].map(
    (filter) => ({ ...filter, isMore: true }) as const,
  ),
]
