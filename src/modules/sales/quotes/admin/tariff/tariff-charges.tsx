import { formatMoney } from '@/kernel/money'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import type { Draft } from '@/ui/back-office/record/record-draft'
import { cx } from '@/ui/cx'
import quote from '../quote.module.css'
import * as words from './tariff-words'
import { type TariffAnswer, type TariffGiven, useTariffCharges } from './use-tariff-charges'

/** The tariff's delivery charges, beside their field, and the button that takes it over. */
export function TariffCharges(props: TariffGiven) {
  const { draft } = props
  const charges = useTariffCharges(props)
  const isFob = draft.priceType === 'FOB'
  return (
    <fieldset className={cx(list.full, quote.tariff)}>
      <legend className={styles.label}>{words.byTheTariff}</legend>
      {isFob ? (
        <p className={list.help}>{words.fobBuyerPays}</p>
      ) : (
        <>
          <div className={quote.tariffLine}>
            <button
              className={styles.button}
              disabled={charges.isBehind || charges.isTaken || charges.tariff === null}
              onClick={() => charges.take('fill')}
              type="button"
            >
              {words.takeFromTariff}
            </button>
          </div>
          {charges.isConfirming && <ReplaceTyped replace={() => charges.take('replace')} />}
          <Message {...charges} term={draft.priceType} />
        </>
      )}
    </fieldset>
  )
}

/** What a person typed is replaced only if they choose that. */
const ReplaceTyped = ({ replace }: { replace: () => void }) => (
  <p className={quote.tariffLine} role="status">
    {words.typedStays}{' '}
    <button className={styles.button} onClick={replace} type="button">
      {words.replaceTyped}
    </button>
  </p>
)

type ChargesNoticeProps = Pick<
  ReturnType<typeof useTariffCharges>,
  'answer' | 'failure' | 'isBehind' | 'port'
> & {
  term: Draft[string] | undefined
}

/** The figures with what they rest on, or why there are none. */
function Message({ answer, failure, isBehind, port, term }: ChargesNoticeProps) {
  if (port === '') return <p className={list.help}>{words.portFirst}</p>
  if (failure && !answer)
    return (
      <p className={list.error} role="alert">
        {failure.message}
      </p>
    )
  return (
    <div aria-busy={isBehind} aria-live="polite" className={list.help}>
      {answer ? <Figures answer={answer} isDuty={term === 'DDP'} /> : words.readingTariff}
    </div>
  )
}

function Figures({ answer, isDuty }: { answer: TariffAnswer; isDuty: boolean }) {
  const { currency, deliveryCharges, isIncluded, missing, parts, port, rates, tariff } = answer
  if (missing.length > 0)
    return (
      <>
        <p>{words.missingFigures}</p>
        <ul>
          {missing.map((one) => (
            <li key={`${one.what} ${one.currency}`}>{words.missingText(answer, one)}</li>
          ))}
        </ul>
      </>
    )
  if (isIncluded) return <p>{words.includedTo(port.name)}</p>
  const each = parts.map(({ amount, name }) => words.partText(name, formatMoney(amount, currency)))
  return (
    <>
      <p>
        <strong>{words.chargesText(formatMoney(deliveryCharges ?? 0, currency), port.name, each)}</strong>
      </p>
      {tariff && <p>{words.tariffText(tariff)}</p>}
      {isDuty && <p>{words.notDuties(port.name)}</p>}
      {rates.map((rate) => (
        <p key={rate.currency}>{words.rateText(rate)}</p>
      ))}
    </>
  )
}
