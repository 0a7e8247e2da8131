import * as words from './browser-words'
/** A second factor that is offered: what the app scans, or what is typed into it. */
export type Offer = { offer: string; secret: string; picture: string }

/** The picture for an authenticator app, and the same as text for whoever has the app on this very device. */
export function AuthenticatorQrCode({ offer: { picture, secret } }: { offer: Offer }) {
  return (
    <div>
      <img src={picture} alt={words.keyForYourAuthenticatorApp} width={200} height={200} />
      <p className="mt-3 text-14">
        {words.orEnterThisKeyInApp}{' '}
        <code className="break-words font-medium">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </div>
  )
}
