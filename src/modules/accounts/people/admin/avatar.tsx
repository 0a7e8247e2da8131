import { initialsOf } from '../rules/initials'
import people from './people.module.css'

type Props = {
  person: { email: string; firstName: string; lastName: string; profilePictureUrl: string | null }
  /** Whether name and e-mail stand beside it. */
  named?: boolean
  large?: boolean
}

/** Somebody's picture, else the initials, else the first letter of the e-mail; with name and e-mail if wanted. */
export function Avatar({ large, named, person }: Props) {
  const { email, firstName, lastName, profilePictureUrl } = person
  return (
    <span className={people.person}>
      <span aria-hidden className={people.avatar} data-large={large || undefined}>
        {profilePictureUrl ? <img alt="" src={profilePictureUrl} /> : initialsOf(person)}
      </span>
      {named && (
        <span className={people.who}>
          <strong>{`${firstName} ${lastName}`.trim() || email}</strong>
          <span className={people.mail}>{email}</span>
        </span>
      )}
    </span>
  )
}
