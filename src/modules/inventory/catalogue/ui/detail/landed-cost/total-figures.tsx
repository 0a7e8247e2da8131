import { failedMark } from '@/modules/inventory/cards/ui/failed-mark'
import { landedTotalText, warningText } from '@/modules/inventory/cards/ui/landed-total-text'
import { VehicleAction } from '@/modules/inventory/cards/ui/vehicle-action'
import { nameWithoutYear } from '@/modules/inventory/cards/ui/words'
import { Link } from '@/ui/link'
import type { VehicleDetail } from '../../../queries/declare-vehicle-detail'
import { InquiryAction } from '../inquiry-action'
import type { ShowroomContact } from '../showroom-contact-hrefs'
import { isHeld, isQuotable } from '../vehicle-availability'
import type { BreakdownLine } from './breakdown-data'
import type { LandedCostDetail } from './landed-cost-detail'
import type { RoadData } from './on-the-road-data'
import * as words from './total-words'

export type TotalProps = {
  landed: LandedCostDetail
  vehicle: VehicleDetail
  showroom: ShowroomContact | null
  address: string
}

/** Every part of the total, and apart from it what the vehicle may cost until it is on the road. */
export function TotalFigures(props: TotalProps) {
  const { title, lines, total, missing, way, rates, road } = props.landed.breakdown
  return (
    <>
      <Figures caption={title} lines={lines} total={total && { name: title, ...total }} />
      <p className="mt-3 text-13 text-soft">{way}</p>
      {rates.map((rate) => (
        <p key={rate} className="text-13 text-faint tabular-nums">
          {rate}
        </p>
      ))}
      <MissingParts missing={missing} lead={words.notTotal} request={props} />
      {road && <Road road={road} request={missing.length > 0 ? null : props} />}
    </>
  )
}

type FiguresProps = {
  caption: string
  lines: (Omit<BreakdownLine, 'notes'> & { notes?: string[] })[]
  total: Omit<BreakdownLine, 'notes'> | null
}

/** Figures under each other, with the same in the other currency below each. */
function Figures({ caption, lines, total }: FiguresProps) {
  return (
    <table className="mt-2 w-full text-14 tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.partHeading}</th>
          <th scope="col">{words.howMuch}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, notes, amount, local }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-4 text-left font-medium">
              {name}
              {notes?.map((note) => (
                <small key={note} className="block text-13 font-normal text-faint">
                  {note}
                </small>
              ))}
            </th>
            <Figure amount={amount} local={local} />
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" className="py-3 pr-4 text-left text-16 font-bold">
              {total.name}
            </th>
            <Figure amount={total.amount} local={total.local} strong />
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function Figure({ amount, local, strong }: { amount: string; local?: string | null; strong?: boolean }) {
  return (
    <td className="py-2.5 text-right align-top whitespace-nowrap">
      <span className={strong ? 'text-20 font-bold' : 'font-medium'}>{amount}</span>
      {local && <small className="block text-13 text-faint">{local}</small>}
    </td>
  )
}

type MissingProps = { missing: string[]; lead: string; request: TotalProps | null }

/** What nobody has entered, by name, and the ways to contact us where they are not on the sheet already. */
function MissingParts({ missing, lead, request }: MissingProps) {
  if (missing.length === 0) return null
  return (
    <div className="mt-4 rounded-card border border-line bg-surface p-4 text-14">
      <p className="font-semibold">{lead}</p>
      <ul className="mt-1 list-disc pl-5 text-soft">
        {missing.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {request && <InquiryLink {...request} />}
    </div>
  )
}

const InquiryLink = ({ vehicle, ...rest }: TotalProps) => (
  <>
    <p className="mt-2 text-soft">{words.inquireLink}</p>
    <p className="mt-3 flex flex-wrap gap-2">
      {isQuotable(vehicle) && (
        <VehicleAction
          id={vehicle.id}
          name={`${nameWithoutYear(vehicle)} ${vehicle.year}`}
          isReserved={isHeld(vehicle)}
          cost={landedTotalText(rest.landed)}
          warning={warningText([failedMark(vehicle), rest.landed.mark])}
          place="bar"
        />
      )}
      <InquiryAction vehicle={vehicle} />
    </p>
  </>
)

function Road({ road, request }: { road: RoadData; request: TotalProps | null }) {
  const { title, estimate, leavesOut, value, lines, total, missing, sum, noSum, sources } = road
  const figures = lines.map(({ name, note, amount }) => ({ name, notes: [note], amount, local: null }))
  const first = value && { name: words.customsValue, notes: value.notes, amount: value.amount, local: null }
  return (
    <section className="mt-8 border-t-2 border-dashed border-control pt-4">
      <h3 className="text-16">{title}</h3>
      <p className="mt-1 text-13 text-soft">{estimate}</p>
      {leavesOut && <p className="mt-1 text-13 text-soft">{leavesOut}</p>}
      {first && <Figures caption={words.customsValue} lines={[first]} total={null} />}
      {figures.length > 0 && <Figures caption={title} lines={figures} total={total} />}
      <MissingParts missing={missing} lead={words.missingHere} request={request} />
      {sum && <Figures caption={sum.sum.name} lines={sum.lines} total={sum.sum} />}
      {noSum && <p className="mt-3 text-14 text-soft">{noSum}</p>}
      {sources.length > 0 && (
        <>
          <h4 className="mt-4 text-13 font-semibold text-faint">{words.sources}</h4>
          <ul className="text-13">
            {sources.map(({ name, href, checked }) => (
              <li key={href} className="py-1">
                <Link href={href} target="_blank" rel="noreferrer nofollow">
                  {name}
                </Link>{' '}
                <span className="text-faint">{checked}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
