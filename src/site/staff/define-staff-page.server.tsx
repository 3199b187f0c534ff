import type { ComponentType } from 'react'
import { hasRight, type Right } from '#domain/policy.ts'
import { listAdminMenus, listOfficeMenu, type Session } from '#domain/users/index.server.ts'
import type { Language } from '#i18n/languages.ts'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { staffHref } from '#routing/paths.ts'
import type { PageRouteId, StaffRouteId } from '#routing/table.ts'
import { definePage, type FormAnswer, type Page } from '../page.ts'
import { PageError } from '../page-responses.ts'
import { redirectTo, type PageRequest } from '../page-request.server.ts'
import { requireOwnForm } from '../same-origin.server.ts'
import { StaffFrame } from './staff-frame.tsx'
import { StaffHeader, type StaffHeaderProps } from './staff-header.tsx'
import { StaffHeading } from './staff-heading.tsx'
import StaffMenu from './staff-menu.island.tsx'
import type { StaffMenuProps } from './staff-menu.tsx'

type Words = { title: string; about?: string }
type Shown<Own> = {
  language: Language
  words: Words
  header: StaffHeaderProps
  menu: StaffMenuProps
  own: Own & { csrfToken: string }
}

/**
 * Declares a page of the staff's own: it leads to the sign-in, requires the right, takes only its own forms, and stands
 * in the frame of the back office, in the language of the interface.
 */
export function defineStaffPage<Own extends object, Result = never>(definition: {
  route: PageRouteId & StaffRouteId
  /** The heading, and what stands below it. */
  words: (language: Language) => Words
  /** The right that the page requires; by default every member of staff may see it. */
  right?: Right
  /** Whether the page has the staff tools as well. */
  hasTools?: boolean
  load: (request: PageRequest, session: Session, result: Result | null) => Promise<Own>
  act: (request: PageRequest, form: FormData, session: Session) => Promise<FormAnswer<Result>>
  /** Gets what was loaded, and the token for the page's forms. */
  View: ComponentType<Own & { csrfToken: string }>
}): Page {
  const { route, words, right, hasTools = false, load, act, View } = definition
  const requireStaff = ({ session }: PageRequest): Session => {
    if (!session) return redirectTo(`${staffHref('login')}?next=${staffHref(route)}`)
    if (right && !hasRight(session.viewer, right))
      throw new PageError(403, staffMessages[session.language].hub.administratorsOnly)
    return session
  }
  return definePage<Shown<Own>, Result>({
    route,
    act: (request, form) => {
      const session = requireStaff(request)
      requireOwnForm(request, form, session)
      return act(request, form, session)
    },
    load: async (request, result) => {
      const session = requireStaff(request)
      const { language, csrfToken, viewer, hasDemoPassword } = session
      const menus = listAdminMenus(viewer, language)
      return {
        language,
        words: words(language),
        header: { account: viewer.userId, name: viewer.name, menus, hasDemoPassword, csrfToken, hasTools },
        menu: {
          menu: listOfficeMenu(viewer, language),
          pathname: staffHref(route),
          accountId: viewer.userId,
        },
        own: { ...(await load(request, session, result)), csrfToken },
      }
    },
    head: (shown) => ({ title: shown.words.title, paths: { de: null, en: null }, isIndexed: false }),
    View: ({ header, words: { title, about }, menu, own }) => (
      <StaffFrame bar={<StaffHeader {...header} />} menu={<StaffMenu {...menu} />}>
        <StaffHeading title={title} about={about} pathname={staffHref(route)} />
        <View {...own} />
      </StaffFrame>
    ),
    cache: 'never',
    frame: 'none',
    ...(!hasTools && { tools: 'none' }),
    language: ({ language }) => language,
  })
}
