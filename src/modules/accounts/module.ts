import type { Module } from '@/api/module'
import { screen } from '@/api/screen'
import { Roles } from '@/collections/accounts/Roles'
import { Users } from '@/collections/accounts/Users'
import type { MailEvent } from '@/server/mail/define-mail'
import { defaultRolePermissionRoutes } from './access/routes/default-role-permissions'
import { moduleRoutes } from './access/routes/modules'
import { roleRoutes } from './access/routes/roles'
import { userPermissionRoutes } from './access/routes/user-permissions'
import * as credentialMails from './credentials/mail/password-changed-mail'
import { eraseDeletedAccountsJob } from './own-account/jobs/erase-deleted-accounts'
import * as ownAccountMails from './own-account/mail/account-deleted-mail'
import { ownAccountRoutes } from './own-account/routes/own-account'
import { ownDataRoutes } from './own-account/routes/own-data'
import * as peopleMails from './people/mail/people-mails'
import { findPeople } from './people/queries/find-people'
import { personName } from './people/queries/select-person-name'
import { countryRoutes } from './people/routes/countries'
import { peopleRoutes } from './people/routes/people'
import { profilePictureRoutes } from './people/routes/profile-pictures'
import * as signInMails from './sign-in/mail/sign-in-mails'
import { newPasswordRoutes } from './sign-in/routes/new-password'
import { secondFactorRoutes } from './sign-in/routes/second-factor'
import { signInRoutes } from './sign-in/routes/sign-in'
import { signUpRoutes } from './sign-in/routes/sign-up'

/** People, their permissions, and how they sign in. */
export const accounts: Module = {
  name: 'accounts',
  collections: [Users, Roles],
  routes: [
    ...signInRoutes,
    ...signUpRoutes,
    ...newPasswordRoutes,
    ...secondFactorRoutes,
    ...ownAccountRoutes,
    ...ownDataRoutes,
    ...peopleRoutes,
    ...profilePictureRoutes,
    ...roleRoutes,
    ...userPermissionRoutes,
    ...defaultRolePermissionRoutes,
    ...moduleRoutes,
    ...countryRoutes,
  ],
  jobs: [eraseDeletedAccountsJob],
  mails: [signInMails, credentialMails, peopleMails, ownAccountMails].flatMap((mails) =>
    Object.values<MailEvent>(mails),
  ),
  screens: {
    login: { Component: '/modules/accounts/sign-in/admin/login-view#LoginView' },
    people: screen(
      '/contacts/:section(all|admin|customer|manager|operator|supervisor)?',
      '/modules/accounts/people/admin/people-view#PeopleView',
    ),
    deletedPeople: screen(
      '/contacts/deleted',
      '/modules/accounts/people/admin/deleted-people-view#DeletedPeopleView',
    ),
    staff: screen('/user-management', '/modules/accounts/people/admin/people-view#PeopleView'),
    newPerson: screen('/user-management/create', '/modules/accounts/people/admin/person-view#PersonView'),
    person: screen(
      '/user-management/edit/:id(\\d+)',
      '/modules/accounts/people/admin/person-view#PersonView',
    ),
    accessMap: screen(
      '/user-management/access-map',
      '/modules/accounts/people/admin/access-map-view#AccessMapView',
    ),
    profile: screen('/own/profile', '/modules/accounts/own-account/admin/profile-view#ProfileView'),
  },
  navigation: [
    {
      group: 'people',
      title: 'Contacts',
      also: ['people', 'buyers', 'dealers'],
      href: '/admin/contacts',
      needs: { module: 'accounts' },
      place: 10,
    },
    {
      under: '/admin/contacts',
      title: 'User management',
      also: ['staff', 'roles', 'permissions'],
      href: '/admin/user-management',
      needs: { module: 'accounts' },
    },
    {
      under: '/admin/contacts',
      title: 'Customers',
      href: '/admin/contacts/customer',
      needs: { module: 'accounts' },
    },
    {
      under: '/admin/contacts',
      title: 'Deleted accounts',
      href: '/admin/contacts/deleted',
      needs: { module: 'accounts', action: 'delete' },
    },
    {
      under: '/admin/user-management',
      title: 'New member of staff',
      also: ['person', 'user', 'contact', 'invite'],
      href: '/admin/user-management/create',
      needs: { module: 'accounts', action: 'create' },
    },
    {
      under: '/admin/user-management',
      title: 'Access map',
      href: '/admin/user-management/access-map',
      needs: { module: 'accounts' },
    },
    { group: 'own', title: 'My profile', href: '/admin/profile', needs: 'staff' },
  ],
  finds: [{ key: 'people', title: 'People', needs: { module: 'accounts' }, find: findPeople }],
  customerPages: [
    { group: 'dashboard', href: '/dashboard', label: 'Overview', place: 0 },
    { group: 'dashboard', href: '/dashboard/profile', label: 'Profile', place: 80 },
    { group: 'dashboard', href: '/dashboard/change-password', label: 'Change password', place: 90 },
    { group: 'settings', href: '/account-settings', label: 'All settings', place: 0 },
    { group: 'settings', href: '/account-settings/information', label: 'Information', place: 10 },
    { group: 'settings', href: '/account-settings/subscriptions', label: 'Subscriptions', place: 20 },
    { group: 'settings', href: '/account-settings/billing', label: 'Billing', place: 30 },
    { group: 'settings', href: '/account-settings/security', label: 'Security', place: 40 },
  ],
  auditWords: [
    {
      columns: {
        all_showrooms: 'Sees all showrooms',
        dob: 'Date of birth',
        email_verified_at: 'E-mail address confirmed',
        hash: 'Password',
        last_sign_in_at: 'Last sign-in',
        salt: 'Password',
        zip: 'Zip code',
      },
      gone: { users: (was) => [was.first_name, was.last_name].filter(Boolean).join(' ') || null },
      names: {
        users: personName('t'),
      },
    },
  ],
}
