import { cx } from '@/ui/cx'
import { initialsOf, type NamedPerson } from '../rules/initials'

const SIZES = { small: 'size-9 text-13', large: 'size-16 text-20' } as const

type Props = { person: NamedPerson & { picture: string | null }; size?: keyof typeof SIZES }

/** The picture of somebody, else the initials, else the first letter of the e-mail. The name stands beside it. */
export function Avatar({ person, size = 'small' }: Props) {
  const frame = cx('shrink-0 rounded-full', SIZES[size])
  if (person.picture) return <img src={person.picture} alt="" className={cx(frame, 'object-cover')} />
  return (
    <span
      aria-hidden
      className={cx(frame, 'inline-flex items-center justify-center bg-link-wash font-semibold text-link')}
    >
      {initialsOf(person)}
    </span>
  )
}
