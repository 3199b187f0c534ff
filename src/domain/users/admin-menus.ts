import type { Language } from '#i18n/languages.ts'
import { staffMenuMessages } from '#i18n/lazy/staff-bar.ts'
import { officeHref } from '#routing/office-paths.ts'
import { staffHref } from '#routing/paths.ts'
import { hasRight, type Right } from '../policy.ts'
import type { Viewer } from '../scope.ts'

const menus: { url: string; name: keyof typeof staffMenuMessages; right: Right }[] = [
  { url: staffHref('cms-hub'), name: 'hub', right: 'write_drafts' },
  // Its own menu has everything in it: records, forms, entries and media, of which authors find the last.
  { url: '/admin', name: 'office', right: 'write_drafts' },
  { url: officeHref('handbook'), name: 'handbook', right: 'write_drafts' },
  { url: staffHref('account'), name: 'account', right: 'write_drafts' },
  { url: staffHref('users'), name: 'users', right: 'administer' },
  {
    url: staffHref('jobs-and-mails'),
    name: 'jobs',
    right: 'administer',
  },
  { url: '/api/docs', name: 'api', right: 'administer' },
  { url: '/admin/events/event/create', name: 'newEvent', right: 'manage_records' },
  { url: '/admin/blog/article/create', name: 'newStory', right: 'manage_records' },
  { url: '/admin/events/subscription/create', name: 'newSubscription', right: 'manage_records' },
]

/** The entries of the staff menu that the viewer's role may use. */
export function listAdminMenus(viewer: Viewer, language: Language): { name: string; url: string }[] {
  return menus
    .filter((menu) => hasRight(viewer, menu.right))
    .map(({ url, name }) => ({ url, name: staffMenuMessages[name][language] }))
}
