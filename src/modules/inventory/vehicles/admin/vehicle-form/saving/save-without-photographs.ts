import { type FormParts, setFields } from '../form-context'

/** Saves a draft that has no photograph yet. Later saves need one again, whatever becomes of this one. */
export async function saveWithoutPhotographs(
  parts: Pick<FormParts, 'form' | 'lacksPhotographs' | 'tried'>,
  save: (addNew: boolean) => Promise<void>,
): Promise<void> {
  setFields(parts, { status: 'DRAFT' })
  parts.lacksPhotographs.current = true
  try {
    await save(false)
  } finally {
    parts.lacksPhotographs.current = false
  }
}
