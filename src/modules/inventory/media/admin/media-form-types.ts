import type { ReactNode } from 'react'
import type { ImageType } from '../rules/image-types'
import type { DocumentKind } from '../rules/vehicle-documents'

export type { DocumentKind }

/**
 * The state of a picture in the form: `stored` on the server; `waiting` chosen but not started; `sending`
 * uploading; `failed` interrupted or rejected, and can be retried.
 */
export type ImageState = 'stored' | 'waiting' | 'sending' | 'failed'

/**
 * A picture in the vehicle form, from the server or just chosen. Sent via `imagesPayload`, never directly.
 */
export type FormImage = {
  /** The key of its tile, constant while the form is open. */
  uid: string
  /** Its row on the server; none for new pictures. */
  id?: number
  /** The image_path sent by a save; '' until it is stored. */
  path: string
  imageType: ImageType
  isPrimary: boolean
  sortOrder: number
  /** The address to display; a blob address for new pictures. */
  preview: string
  /** The file's name, for messages. */
  name: string
  state: ImageState
  /** Progress from 0 to 1. */
  progress: number
  /** The error message. */
  error?: string
  /** The chosen file, until it is stored. */
  file?: File
}

/** Updates the current list: uploads finish while people reorder. */
export type ChangeImages = (change: (images: readonly FormImage[]) => FormImage[]) => void

export type VehicleImagesProps = {
  value: readonly FormImage[]
  onChange: ChangeImages
  /** Null while the vehicle is being created. */
  vehicleId: number | null
  /** A sold vehicle, a form being saved, or no permission to save. */
  disabled?: boolean
  /** The form's own error, such as 'At least one image is required for the vehicle'. */
  error?: string
  /** A way out of the error, beside it. */
  remedy?: ReactNode
}

/** A paper in the vehicle form. */
export type FormDocument = {
  /** The auction_sheet_url or brochure_url sent by a save; '' if there is none yet. */
  url: string
  /** Its display name. */
  name: string
  /** Chosen while the vehicle is being created, and uploaded with the save. */
  file?: File
}

export type FormDocuments = Record<DocumentKind, FormDocument>

export type VehicleDocumentsProps = {
  value: FormDocuments
  onChange: (kind: DocumentKind, document: FormDocument) => void
  /** In 'create' a file waits for the save, in 'edit' it is uploaded immediately. */
  mode: 'create' | 'edit'
  vehicleId: number | null
  disabled?: boolean
  /** The form's or the server's error about one of them. */
  errors?: Partial<Record<DocumentKind, string>>
}

/** The fields of the save call that contain the pictures. */
export type ImagesPayload = {
  images: {
    id?: number
    image_path: string
    image_type: ImageType
    is_primary: boolean
    sort_order: number
  }[]
  image_paths: string[]
}
