/** A connection without progress for this long is dead, whatever it reports. */
const STALLED_MS = 60_000

type Options = {
  /** Called with the share of the file sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Whether the response may take any time once the whole file is sent. */
  isWorkedOn?: boolean
}

/**
 * Sends a file as the whole body with progress, which fetch cannot report. Like fetch, it fails with a
 * TypeError if the connection breaks or sending is aborted.
 */
export const sendOverXhr =
  (file: File, { isWorkedOn = false, onProgress }: Options) =>
  ({ headers, method, signal, url }: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      let stalled: ReturnType<typeof setTimeout> | undefined
      const watch = () => {
        clearTimeout(stalled)
        stalled = setTimeout(() => request.abort(), STALLED_MS)
      }
      request.open(method, url)
      headers.forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = ({ loaded, total }) => {
        watch()
        onProgress?.(total > 0 ? loaded / total : 0)
      }
      request.upload.onload = () => {
        if (isWorkedOn) clearTimeout(stalled)
      }
      request.onloadend = () => {
        clearTimeout(stalled)
        const { responseText, status, statusText } = request
        // 0 if there was no response.
        if (status === 0) reject(new TypeError('The line broke'))
        else resolve(new Response(responseText, { status, statusText, headers: answerHeaders(request) }))
      }
      signal.addEventListener('abort', () => request.abort(), { once: true })
      if (signal.aborted) return reject(new TypeError('Stopped'))
      watch()
      request.send(file)
    })

const answerHeaders = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split('\r\n')
      .flatMap((line): [string, string][] => {
        const at = line.indexOf(': ')
        return at > 0 ? [[line.slice(0, at), line.slice(at + 2)]] : []
      }),
  )
