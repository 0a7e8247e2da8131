import { IconButton } from '../button'

/** Turns the data saver on or off: a form, so that it needs no script. `asText` for the foot of the page. */
export function DataSaverSwitch({ saving, asText }: { saving: boolean; asText?: boolean }) {
  const label = saving ? 'Data saver: on, pictures load when tapped. Turn off' : 'Data saver: off. Turn on'
  return (
    <form method="post" action="/data-saver" className="contents">
      <input type="hidden" name="choice" value={saving ? 'off' : 'on'} />
      {asText ? (
        <button type="submit" className="inline-block py-3 hover:text-link hover:underline">
          {saving ? 'Turn data saver off' : 'Turn data saver on'}
        </button>
      ) : (
        <IconButton type="submit" icon={saving ? 'image-off' : 'image'} label={label} />
      )}
    </form>
  )
}
