/** The message for a picture that has been removed because no request named it for a day. */
export const PICTURE_GONE = 'The picture is no longer there. Please choose it again.'
