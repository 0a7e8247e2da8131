import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { actorOf } from '@/server/actor-of'
import { siteIdentity } from '@/server/site-identity'
import { Logo } from '@/ui/back-office/brand'
import { configuredProviders } from '../queries/read-oauth-providers'
import { PROVIDER_TITLES } from '../rules/oauth-providers'
import { safeReturn } from '../rules/safe-return'
import login from './login.module.css'
import { LoginForm } from './login-form'
import * as words from './words'

/** The sign-in of the back office: e-mail and password, then the second factor, or a provider. */
export async function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const next = safeReturn(String([searchParams?.redirect].flat()[0] ?? ''), '/admin')
  if ((await actorOf(initPageResult.req)).kind === 'staff') redirect(next)
  return (
    <>
      <div className="login__brand">
        <Logo name={siteIdentity().name} />
      </div>
      <LoginForm next={next} />
      <div className={login.after}>
        {configuredProviders().map((name) => (
          <a
            className={login.provider}
            href={`/api/v1/auth/oauth/${name}?next=${encodeURIComponent(next)}`}
            key={name}
          >
            {words.connectWith(PROVIDER_TITLES[name])}
          </a>
        ))}
      </div>
    </>
  )
}
