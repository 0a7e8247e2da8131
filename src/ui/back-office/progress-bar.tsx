import css from './progress-bar.module.css'

type Props = {
  /** What goes on, for screen readers. */
  label: string
  /** From 0 to 1; left out while nobody knows. */
  share?: number
}

/** How much of something is done, as a line as wide as its place. */
export const ProgressBar = ({ label, share }: Props) => (
  <progress aria-label={label} className={css.bar} max={1} value={share} />
)
