import { officeHref } from './office-paths.ts'

/** The address of the handbook, of a chapter, or of a section: `publishing#plan`. */
export function handbookHref(place = ''): string {
  return [officeHref('handbook'), ...(place === '' ? [] : [place])].join('/')
}

/** The sections about the dialogs and panels of the page editor, as `<chapter>#<section>`. */
export const editorHelp = {
  block: 'composing#select',
  structure: 'composing#select',
  link: 'writing#links',
  language: 'languages#dialog',
  publish: 'publishing#publish',
  share: 'publishing#preview',
  conflict: 'together#conflicts',
  aside: 'together#conflicts',
  comments: 'together#comments',
  suggest: 'together#suggestions',
  notices: 'accessibility#notices',
  versions: 'versions#panel',
  keys: 'keyboard#ways',
  makeShared: 'shared-blocks#make',
  shared: 'shared-blocks#list',
  tree: 'pages#tree',
  settings: 'pages#settings',
  new: 'pages#new',
  subpage: 'pages#new',
  copy: 'pages#copy',
  move: 'pages#move',
  template: 'pages#templates',
  remove: 'pages#trash',
} as const satisfies Record<string, string>

export type EditorHelp = keyof typeof editorHelp

/**
 * The sections about the pages of staff, by their paths, those of the back office below `/admin`. A page has the help of
 * the longest path that its own begins with.
 */
export const staffHelp: Readonly<Record<string, string>> = {
  '': 'orientation#office',
  'events/event': 'event#add',
  'events/calendar': 'event#calendar',
  'events/season': 'imports#seasons',
  'events/series': 'programme-lists#series',
  'events/genre': 'programme-lists#genres',
  'events/customer-tag': 'advance-sale#groups',
  'events/imports': 'imports#check',
  'events/planning-system': 'imports#systems',
  'events/subscription': 'subscriptions#add',
  'events/subscription-group': 'subscriptions#add',
  'releases/release': 'releases#collect',
  'releases/time-machine': 'releases#see',
  guard: 'checks#findings',
  'events/overview': 'checks#season',
  facts: 'short-notice#untrue',
  'works/artist': 'people-and-works#people',
  'works/work': 'people-and-works#works',
  'works/duplicates': 'people-and-works#merge',
  corrections: 'archive#corrections',
  'blog/article': 'stories#add',
  'stories/category': 'stories#lists',
  'stories/tag': 'stories#lists',
  media: 'media#library',
  'pages/menus': 'menus#edit',
  'pages/redirect': 'addresses#redirects',
  'pages/missed-paths': 'addresses#missed',
  'pages/redirect-import': 'addresses#redirects',
  'search-and-replace': 'search-replace#search',
  'forms_builder/form': 'forms#build',
  'forms_builder/entry': 'forms-in-detail#read',
  'personal-data': 'forms-in-detail#personal-data',
  'house/room': 'programme-lists#halls',
  'house/venue': 'programme-lists#halls',
  'house/settings': 'house#settings',
  'house/mail-text': 'house#mail-texts',
  'house/webhook': 'other-programs#webhooks',
  'house/api-token': 'other-programs#tokens',
  'audit-log': 'operations#log',
  account: 'first-steps#account',
  users: 'accounts#invite',
  'cms-hub': 'orientation#overview',
  'cms-hub/jobs': 'operations#jobs',
}

/** The section about a page of staff; undefined when there is none. */
export function helpOfStaffPage(pathname: string): string | undefined {
  const path = pathname.replace(/^\/(admin\/?)?|\/$/g, '')
  if (path === '') return staffHelp['']
  const known = Object.keys(staffHelp).filter((one) => one !== '' && `${path}/`.startsWith(`${one}/`))
  const longest = known.toSorted((one, other) => other.length - one.length)[0]
  return longest === undefined ? undefined : staffHelp[longest]
}
