import * as words from './words'

const PLACES = [1, 2, 3]

/** The shape of a list of cards while it is on its way. */
export function CardsLoading() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={words.loadingList}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {PLACES.map((place) => (
        <div key={place} data-placeholder className="flex gap-4 p-4">
          <span className="h-[72px] w-[96px] shrink-0 rounded-control bg-plate" />
          <span className="flex-1 space-y-2">
            <span className="block h-5 w-3/5 rounded-control bg-plate" />
            <span className="block h-4 w-4/5 rounded-control bg-plate" />
            <span className="block h-4 w-2/5 rounded-control bg-plate" />
          </span>
        </div>
      ))}
    </div>
  )
}
