import { configuredProviders, PROVIDER_TITLES } from '@/server/oauth/providers'
import login from './login.module.css'
import { ShowPassword } from './ShowPassword'

/** Below the sign-in of the back office: what was typed, shown, and the ways in without a password. */
export function AfterLogin() {
  return (
    <div className={login.after}>
      <ShowPassword />
      <a className={login.provider} href="/auth/login?next=/admin">
        Sign in with a second factor
      </a>
      {configuredProviders().map((name) => (
        <a className={login.provider} href={`/api/v1/auth/oauth/${name}?next=/admin`} key={name}>
          Connect with {PROVIDER_TITLES[name]}
        </a>
      ))}
    </div>
  )
}
