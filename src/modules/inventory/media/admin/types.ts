import type { ImageType } from '../rules/arrange-images'
import type { DocumentKind } from '../rules/upload-folders'

export type { DocumentKind }

/**
 * Where a picture of the form stands: `stored` the server has it; `waiting` it was chosen and its turn has not come;
 * `sending` it is on its way; `failed` it did not arrive, or was refused, and can be tried again.
 */
export type ImageState = 'stored' | 'waiting' | 'sending' | 'failed'

/** A picture in the vehicle form, from the server or just chosen. Sent by `imagesPayload`, never as it is. */
export type FormImage = {
  /** Stays the same while the form is open: the key of its tile. */
  uid: string
  /** Its row on the server; new ones have none. */
  id?: number
  /** What a save sends as image_path; '' until it is stored. */
  path: string
  imageType: ImageType
  isPrimary: boolean
  sortOrder: number
  /** An address to show it by; of a new one a blob address. */
  preview: string
  /** The file's name, for messages. */
  name: string
  state: ImageState
  /** 0 to 1 of the way. */
  progress: number
  /** Why it failed, in words. */
  error?: string
  /** The chosen file, until it is stored. */
  file?: File
}

/** Changes the list as it stands at that moment: uploads end while people go on sorting. */
export type ChangeImages = (change: (images: readonly FormImage[]) => FormImage[]) => void

export type VehicleImagesProps = {
  value: readonly FormImage[]
  onChange: ChangeImages
  /** Null while the vehicle is being created. */
  vehicleId: number | null
  /** A sold vehicle, a form that is being saved, or no right to save. */
  disabled?: boolean
  /** The form's own complaint, such as 'At least one image is required for the vehicle'. */
  error?: string
}

/** A paper in the vehicle form. */
export type FormDocument = {
  /** What a save sends as auction_sheet_url or brochure_url; '' when there is none, or none yet. */
  url: string
  /** What to call it on screen. */
  name: string
  /** Chosen while the vehicle is created, and sent with the save. */
  file?: File
}

export type FormDocuments = Record<DocumentKind, FormDocument>

export type VehicleDocumentsProps = {
  value: FormDocuments
  onChange: (kind: DocumentKind, document: FormDocument) => void
  /** In 'create' a file is kept for the save, in 'edit' it is sent at once. */
  mode: 'create' | 'edit'
  vehicleId: number | null
  disabled?: boolean
  /** The form's or the server's complaint about one of them. */
  errors?: Partial<Record<DocumentKind, string>>
}

/** The fields of the save call that hold the pictures. */
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
