export type Figure = { value: number; label: string; of?: string }

const number = new Intl.NumberFormat('en-US')

/** A few numbers that show how large something is; those that are 0 are left out. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const shown = figures.filter(({ value }) => value > 0)
  if (shown.length === 0) return null
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-6 border-y border-line py-6 lg:grid-cols-4">
      {shown.map(({ value, label, of }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-14 text-soft">
            {label}
            {of && <span className="block text-13 text-faint">{of}</span>}
          </dt>
          <dd className="text-31 font-semibold tabular-nums">{number.format(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
