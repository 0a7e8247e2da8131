import * as words from './browser-words'

/** Says of a picture that it is a drawing, in the corner of the plate that it stands on. */
export const DrawingLabel = () => <small className="drawn">{words.drawing}</small>
