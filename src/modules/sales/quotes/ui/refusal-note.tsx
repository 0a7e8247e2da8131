/** Why something was not done, read out at once; nothing if there is no reason. */
export function RefusalNote({ message }: { message: string | null }) {
  if (!message) return null
  return (
    <p role="alert" className="mt-4 rounded-control bg-red-wash px-4 py-3 text-14 text-red">
      {message}
    </p>
  )
}
