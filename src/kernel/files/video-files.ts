/** The video files accepted by every upload, and the messages about others. */

/** Size of the largest video file, in bytes. */
export const MAX_VIDEO_BYTES = 8 * 1024 * 1024

/** MIME types of videos. */
export const VIDEO_MIME_TYPES = ['video/mp4', 'video/webm'] as const
export type VideoType = (typeof VIDEO_MIME_TYPES)[number]

/** The message for a file that is not an accepted video, by its declared type or by its bytes. */
export const unsupportedVideoMessage = (name: string): string => `${name} is not an MP4 or WebM video.`

/** The message for a video of more than MAX_VIDEO_BYTES. */
export const videoTooLargeMessage = (name: string): string => `${name} is too large. Maximum size is 8 MB`
