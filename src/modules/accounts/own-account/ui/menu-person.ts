/** Who is signed in, as the head of a page shows it. */
export type MenuPerson = {
  email: string
  firstName: string
  lastName: string
  picture: string | null
  isStaff: boolean
}
