import { documentsFrom } from '@/modules/inventory/media/admin/form-documents'
import { imagesFrom } from '@/modules/inventory/media/admin/form-images'
import type { FormDocuments, FormImage } from '@/modules/inventory/media/admin/media-form-types'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import type { RecordImage } from '../../queries/get-vehicle-records'
import type { VehicleDraft } from '../../rules/vehicle-draft-type'

/** A vehicle's stored pictures as initial form values. Their keys are the same on server and browser. */
export const formImages = (images: readonly RecordImage[]): FormImage[] =>
  imagesFrom(
    images.map(({ filename, id, imageType, isPrimary, sortOrder }) => ({
      id,
      image_path: mediaUrl(filename),
      image_type: imageType,
      is_primary: isPrimary,
      sort_order: sortOrder,
    })),
  ).map((image) => ({ ...image, uid: `stored-${image.id}` }))

/** A vehicle's papers as initial form values. */
export const formDocuments = (draft: VehicleDraft): FormDocuments =>
  documentsFrom({ auction_sheet_url: draft.auctionSheetUrl, brochure_url: draft.brochureUrl })
