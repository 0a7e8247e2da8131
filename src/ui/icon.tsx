import { ICON_SHAPES, type IconName } from './icon-shapes'

/** A line icon. Decoration by default; with `label` it is announced. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className ? `icon ${className}` : 'icon'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={ICON_SHAPES[name]} />
    </svg>
  )
}

export type IconProps = { name: IconName; size?: number; label?: string; className?: string }
export type { IconName }
