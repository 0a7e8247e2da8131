import css from './import.module.css'
import { count } from './words'

/** Counts side by side, each with its words. */
export function Figures({ figures }: { figures: readonly (readonly [string, number])[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(([words, n]) => (
        <div data-none={n === 0} key={words}>
          <dd>{count(n)}</dd>
          <dt>{words}</dt>
        </div>
      ))}
    </dl>
  )
}
