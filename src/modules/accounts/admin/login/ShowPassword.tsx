'use client'

import { useEffect, useState } from 'react'

/** The sign-in form is Payload's own and knows no way to show a password, so its field is told from here. */
export function ShowPassword() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('.login__form input[name="password"]')
    if (field) field.type = isShown ? 'text' : 'password'
  }, [isShown])
  return (
    <label>
      <input checked={isShown} onChange={(event) => setShown(event.target.checked)} type="checkbox" /> Show
      password
    </label>
  )
}
