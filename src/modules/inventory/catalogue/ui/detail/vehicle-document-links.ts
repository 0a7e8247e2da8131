import { isOwnPath, isWebLink } from '@/kernel/markup/safe-links'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import * as words from './browser-words'

export type VehicleDocument = { label: string; url: string }

/** A stored file or a page elsewhere; anything else typed into the field is not a link. */
const isLinkTarget = (text: string): boolean => isWebLink(text) || isOwnPath(text)

/** The publicly readable papers of a vehicle. */
export const documentsOf = ({
  auctionSheetUrl,
  brochureUrl,
}: Pick<VehicleDetail, 'auctionSheetUrl' | 'brochureUrl'>): VehicleDocument[] =>
  [
    { label: words.auctionSheet, url: auctionSheetUrl },
    { label: words.brochure, url: brochureUrl },
  ].flatMap(({ label, url }) => (url && isLinkTarget(url) ? [{ label, url }] : []))
