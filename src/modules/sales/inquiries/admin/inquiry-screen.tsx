'use client'
import Link from 'next/link'
import { priceTypeLabel } from '@/modules/inventory/vehicles/rules/price-type'
import styles from '@/ui/back-office/admin.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { Inquiry } from '../queries/list-inquiries'
import {
  makeOf,
  modelOf,
  steeringInFull,
  stockText,
  wantedTransmission,
  yearsText,
} from '../rules/inquiry-display'
import { statusShown, waitingSince } from '../rules/inquiry-status'
import css from './inquiry.module.css'
import { InquirySteps } from './inquiry-steps'
import { ReplyBox } from './reply-box'
import * as words from './words'

type May = { update: boolean; delete: boolean; seePeople: boolean; seeStock: boolean }
type Props = { inquiry: Inquiry; may: May }

/** An inquiry with whose turn it is on top, the question, and the reply under it. */
export function InquiryScreen({ inquiry, may }: Props) {
  return (
    <>
      <p className={css.turn}>
        <Turn inquiry={inquiry} />
      </p>
      <div className={css.columns}>
        <Facts inquiry={inquiry} may={may} />
        <div className={css.talk}>
          <Message title={words.message}>{inquiry.message ?? words.noMessage}</Message>
          {inquiry.replyMessage && <Message title={words.reply}>{inquiry.replyMessage}</Message>}
          {may.update && <ReplyBox inquiry={inquiry} />}
          <InquirySteps inquiry={inquiry} may={may} />
        </div>
      </div>
    </>
  )
}

function Turn({ inquiry }: { inquiry: Inquiry }) {
  const { customerName, repliedBy, replyAt, status } = inquiry
  const { label, tone } = statusShown(status)
  const since = waitingSince(inquiry)
  return (
    <>
      <StatusLabel tone={tone}>{label}</StatusLabel>
      <span>
        {since !== null && (
          <>
            {words.itIsOurTurn(customerName)}
            <LocalTime iso={since} />
          </>
        )}
        {since === null && replyAt === null && words.answeredElsewhere}
        {since === null && replyAt !== null && (
          <>
            {words.itIsTheirTurn(customerName)} <LocalTime iso={replyAt} /> {repliedBy && words.by(repliedBy)}
          </>
        )}
      </span>
    </>
  )
}

function Facts({ inquiry, may }: Props) {
  const { country, createdAt, customerEmail, customerName, priceType, userId, vehicle } = inquiry
  const facts = [
    [words.make, makeOf(inquiry)],
    [words.model, modelOf(inquiry)],
    [words.years, yearsText(inquiry.yearFrom, inquiry.yearTo)],
    [words.transmission, wantedTransmission(inquiry.transmission)],
    [words.steering, steeringInFull(inquiry.steering)],
    [words.priceType, priceType ? priceTypeLabel(priceType) : words.any],
    [words.country, country ?? words.any],
  ] as const
  return (
    <dl className={css.facts}>
      <dt>{words.customer}</dt>
      <dd>
        {may.seePeople ? (
          <Link href={`/admin/user-management/edit/${userId}`}>{customerName}</Link>
        ) : (
          customerName
        )}
        <a className={css.email} href={`mailto:${customerEmail}`}>
          {customerEmail}
        </a>
      </dd>
      {vehicle && (
        <>
          <dt>{words.vehicle}</dt>
          <dd>
            <NamedVehicle isLinked={may.seeStock} vehicle={vehicle} />
          </dd>
        </>
      )}
      {facts.map(([term, value]) => (
        <div className={css.fact} key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <dt>{words.asked}</dt>
      <dd>
        <LocalTime iso={createdAt} />
      </dd>
    </dl>
  )
}

type VehicleProps = { vehicle: NonNullable<Inquiry['vehicle']>; isLinked: boolean }

const NamedVehicle = ({ isLinked, vehicle }: VehicleProps) =>
  isLinked ? (
    <Link href={`/admin/inventory/vehicles/edit/${vehicle.id}`}>{stockText(vehicle)}</Link>
  ) : (
    stockText(vehicle)
  )

const Message = ({ children, title }: { children: string; title: string }) => (
  <section>
    <h2 className={styles.label}>{title}</h2>
    <p className={css.said}>{children}</p>
  </section>
)
