import { PASSWORD_NEEDS } from '../rules/password'

/** What a new password must hold; what it holds already is ticked. */
export function PasswordNeeds({ password }: { password: string }) {
  return (
    <ul className="-mt-2 grid gap-x-4 text-13 text-faint sm:grid-cols-2">
      {PASSWORD_NEEDS.map(({ say, holds }) => (
        <li key={say} className={holds(password) ? 'text-green' : undefined}>
          <span aria-hidden>{holds(password) ? '✓' : '·'}</span> {say}
          <span className="sr-only">{holds(password) ? ', done' : ', still missing'}</span>
        </li>
      ))}
    </ul>
  )
}
