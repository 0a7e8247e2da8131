/** The signed-in person, as shown in a page's header. */
export type MenuPerson = {
  email: string
  firstName: string
  lastName: string
  picture: string | null
  isStaff: boolean
  /** Whether it is known how they buy: for themselves, or as a dealer. */
  hasUserType: boolean
}
