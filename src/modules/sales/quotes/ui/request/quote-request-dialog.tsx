'use client'

import { useState } from 'react'
import { buttonStyle } from '@/ui/button'
import { ModalDialog } from '@/ui/dialog'
import { Icon } from '@/ui/icon'
import { PlainLink } from '@/ui/link'
import { toast } from '@/ui/toast'
import {
  PROFILE_TITLE,
  REQUEST_SENT,
  REQUEST_TOAST_MS,
  RESTRICTED_TEXT,
  RESTRICTED_TITLE,
} from '../../rules/quote-messages'
import { requestGate } from '../../rules/request/may-request-quote'
import { AddressStep } from './address-step'
import * as words from './dialog-words'
import { PortSelect } from './port-select'
import { signInFor, viewerOfPage } from './quote-page-viewer'
import { sendRequest } from './quote-request-calls'
import type { RequestedVehicle } from './quotes-on-page-store'

type Props = { vehicle: RequestedVehicle; onClose: () => void }

/** Before a quote is requested: whether this person may, and which address the vehicle goes to. */
export function QuoteRequestDialog({ onClose, vehicle }: Props) {
  const gate = requestGate(viewerOfPage())
  if (gate === 'restricted')
    return (
      <ModalDialog title={RESTRICTED_TITLE} onClose={onClose}>
        {() => <p className="text-14 text-soft">{RESTRICTED_TEXT}</p>}
      </ModalDialog>
    )
  if (gate === 'profile') return <ProfileFirst onClose={onClose} />
  return <Request vehicle={vehicle} onClose={onClose} />
}

/** To which port, and who receives it there. */
function Request({ onClose, vehicle }: Props) {
  const own = String(viewerOfPage()?.portId ?? '')
  const [port, setPort] = useState(own)
  // What it costs is known for the reader's port alone.
  const cost = port === own ? vehicle.cost : undefined
  return (
    <ModalDialog title={words.quoteFor(vehicle.name)} onClose={onClose}>
      {(close) => (
        <>
          {vehicle.warning && <Warning text={vehicle.warning} />}
          <AddressStep
            lead={cost ? words.whereToFrom(cost) : words.whereTo}
            before={({ country }) => <PortSelect country={country} value={port} onChange={setPort} />}
            submit={words.requestQuote}
            onCancel={close}
            onConfirmed={async (shipmentAddressType) => {
              const outcome = await sendRequest(vehicle.id, shipmentAddressType, port)
              if (outcome.kind === 'refused') return outcome.message
              close()
              if (outcome.kind === 'sign-in') signInFor(vehicle)
              else toast(REQUEST_SENT, 'info', REQUEST_TOAST_MS)
              return null
            }}
          />
        </>
      )}
    </ModalDialog>
  )
}

/** What has to be known before a request: it is shown before everything else. */
const Warning = ({ text }: { text: string }) => (
  <p className="mb-4 flex items-baseline gap-2 text-14 font-semibold text-red">
    <Icon name="triangle-alert" size={16} className="shrink-0 translate-y-0.5" />
    {text}
  </p>
)

const ProfileFirst = ({ onClose }: Pick<Props, 'onClose'>) => (
  <ModalDialog title={PROFILE_TITLE} onClose={onClose}>
    {() => (
      <>
        <p className="text-14 text-soft">{words.profileFirst}</p>
        <p className="mt-5">
          <PlainLink href="/dashboard/profile" className={buttonStyle('primary')}>
            {words.goToProfile}
          </PlainLink>
        </p>
      </>
    )}
  </ModalDialog>
)
