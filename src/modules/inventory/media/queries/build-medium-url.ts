import { mediaUrl } from '@/kernel/picture-files'

export { mediaUrl }

/** The address of a photograph at 768 px; the file is made on first request. */
export const mediumUrl = (filename: string): string => mediaUrl(filename.replace(/\.webp$/, '.w768.webp'))
