import { ICON_SHAPES, type IconName } from './icon-shapes'

/** A line icon. Decoration by default; with `label` it is announced. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ?? 'shrink-0'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      {ICON_SHAPES[name].map(([Tag, attributes]) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  )
}

export type IconProps = { name: IconName; size?: number; label?: string; className?: string }
export type { IconName }
