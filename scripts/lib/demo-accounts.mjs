/** The password of all demo accounts. It is printed and documented, so it protects nothing. */
export const DEMO_PASSWORD = 'Kaido-demo-2026'

/**
 * The accounts of the demo data: one per staff role, a customer and a dealer.
 *
 * @type {ReadonlyArray<{
 *   email: string, firstName: string, lastName: string,
 *   role: 'Admin' | 'Manager' | 'Supervisor' | 'Operator' | null,
 *   userType: 'CUSTOMER' | 'DEALER' | null,
 *   title: string,
 *   profile?: Record<'phoneNumber' | 'address' | 'zip' | 'city', string>
 *     & { companyName?: string, companyAddress?: string }
 * }>}
 */
export const DEMO_ACCOUNTS = [
  {
    email: 'admin@kaido.example',
    firstName: 'Akira',
    lastName: 'Mori',
    role: 'Admin',
    userType: null,
    title: 'Admin',
  },
  {
    email: 'manager@kaido.example',
    firstName: 'Grace',
    lastName: 'Wanjiru',
    role: 'Manager',
    userType: null,
    title: 'Manager',
  },
  {
    email: 'supervisor@kaido.example',
    firstName: 'Joseph',
    lastName: 'Mushi',
    role: 'Supervisor',
    userType: null,
    title: 'Supervisor',
  },
  {
    email: 'operator@kaido.example',
    firstName: 'Aisha',
    lastName: 'Khalid',
    role: 'Operator',
    userType: null,
    title: 'Operator',
  },
  {
    email: 'customer@kaido.example',
    firstName: 'David',
    lastName: 'Okello',
    role: null,
    userType: 'CUSTOMER',
    title: 'Customer',
    profile: {
      phoneNumber: '+254712345678',
      address: '14 Ngong Road',
      zip: '00100',
      city: 'Nairobi',
    },
  },
  {
    email: 'dealer@kaido.example',
    firstName: 'Fatuma',
    lastName: 'Hassan',
    role: null,
    userType: 'DEALER',
    title: 'Dealer',
    profile: {
      phoneNumber: '+254722345678',
      address: '3 Moi Avenue',
      zip: '80100',
      city: 'Mombasa',
      companyName: 'Hassan Motors Ltd',
      companyAddress: '3 Moi Avenue, Mombasa',
    },
  },
]
