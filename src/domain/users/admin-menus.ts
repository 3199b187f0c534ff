import type { Language } from '#i18n/languages.ts'
import { staffHref } from '#routing/paths.ts'
import { hasRight, type Right } from '../policy.ts'
import type { Viewer } from '../scope.ts'

const menus: { url: string; name: Record<Language, string>; right: Right }[] = [
  { url: staffHref('cms-hub'), name: { de: 'Übersicht', en: 'Overview' }, right: 'write_drafts' },
  {
    url: '/admin/forms_builder/form',
    name: { de: 'Formulare', en: 'Forms' },
    right: 'manage_records',
  },
  {
    url: '/admin/forms_builder/entry',
    name: { de: 'Einträge', en: 'Entries' },
    right: 'manage_records',
  },
  { url: '/admin/media', name: { de: 'Medien', en: 'Media' }, right: 'write_drafts' },
  { url: staffHref('account'), name: { de: 'Mein Konto', en: 'My account' }, right: 'write_drafts' },
  { url: staffHref('users'), name: { de: 'Konten', en: 'Accounts' }, right: 'administer' },
  {
    url: staffHref('jobs-and-mails'),
    name: { de: 'Aufträge und Mails', en: 'Jobs and mails' },
    right: 'administer',
  },
  { url: '/api/docs', name: { de: 'Schnittstelle', en: 'API' }, right: 'administer' },
]

/** The entries of the staff menu that the viewer's role may use. */
export function listAdminMenus(viewer: Viewer, language: Language): { name: string; url: string }[] {
  return menus
    .filter((menu) => hasRight(viewer, menu.right))
    .map(({ url, name }) => ({ url, name: name[language] }))
}
