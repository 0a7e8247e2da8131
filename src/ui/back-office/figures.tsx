import css from './figures.module.css'

/** Counts side by side, each with its words. */
export function Figures({ figures }: { figures: readonly (readonly [string, number])[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(([words, n]) => (
        <div data-none={n === 0} key={words}>
          <dd>{n.toLocaleString('en-US')}</dd>
          <dt>{words}</dt>
        </div>
      ))}
    </dl>
  )
}
