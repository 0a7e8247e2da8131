import { STORED_ON_YOUR_DEVICE } from '../data/stored-on-your-device'

/** What the site stores in a browser. Two columns under each name: three would be a few letters wide on a phone. */
export function DeviceDataTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Purpose</th>
          <th scope="col" className="w-2/5">
            How long
          </th>
        </tr>
      </thead>
      {STORED_ON_YOUR_DEVICE.map(({ name, why, until }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={2} className="border-0! pb-0!">
              {name}
            </th>
          </tr>
          <tr>
            <td className="pt-1!">{why}</td>
            <td className="pt-1!">{until}</td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}
