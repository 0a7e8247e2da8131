import { IconButton } from '../button'
import * as words from './words'

/** Turns the data saver on or off: a form, so that it needs no script. `asText` for the foot of the page. */
export function DataSaverSwitch({ saving, asText }: { saving: boolean; asText?: boolean }) {
  const label = saving ? words.dataSaverOnPictures : words.dataSaverOff
  return (
    <form method="post" action="/data-saver" className="contents">
      <input type="hidden" name="choice" value={saving ? 'off' : 'on'} />
      {asText ? (
        <button type="submit" className="inline-block py-3 hover:text-link hover:underline">
          {saving ? words.turnDataSaverOff : words.turnDataSaverOn}
        </button>
      ) : (
        <IconButton type="submit" icon={saving ? 'image-off' : 'image'} label={label} />
      )}
    </form>
  )
}
