import { landedTotalText } from '@/modules/inventory/cards/ui/landed-total-text'
import { buttonStyle } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { Icon } from '@/ui/icon'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import * as words from './browser-words'
import type { LandedCostDetail } from './landed-cost/landed-cost-detail'
import { PrintButton, ShareSheetButton } from './print-and-share-buttons'
import { subjectOf, whatsappHref } from './showroom-contact-hrefs'

type ShareProps = { vehicle: VehicleDetail; landed: LandedCostDetail | null; address: string }

/** Ways to pass the page on, and to take it along on paper. */
export function ShareActions({ vehicle, landed, address }: ShareProps) {
  return (
    <div className="no-print -mb-2 border-t border-line pt-2">
      <div className="-mx-3 grid grid-cols-2 justify-items-start">
        <a
          href={whatsappHref(vehicle, address, landedTotalText(landed))}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('quiet', 'text-left', 'slim')}
        >
          <Icon name="message-circle" size={18} />
          {words.shareByWhatsApp}
        </a>
        <CopyButton text={address} label={words.copyLink} done={words.linkCopied} />
        <PrintButton />
        <ShareSheetButton title={subjectOf(vehicle)} text={landedTotalText(landed)} url={address} />
      </div>
    </div>
  )
}
