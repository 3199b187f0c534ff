import { createElement, type ComponentType, type ReactNode } from 'react'
import type { SectionKey } from '#domain/content/index.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { PageRouteId } from '#routing/table.ts'
import type { SearchEndScope } from './layout/search-end/search-end.tsx'
import type { ShownAs } from './layout/shown-as/shown-as.ts'
import type { PageFacts } from './page-head.tsx'
import type { PageRequest } from './page-request.server.ts'

/** The result of a form that was posted to a page, with which the page is shown again. */
export type FormAnswer<Result> = { result: Result; status: number; headers?: Record<string, string> }

type Definition<Data extends object, Result> = {
  /** The route that the page serves. */
  route: PageRouteId
  /** The query parameters that the page reads with `readQuery`; all others are dropped beforehand. */
  query?: { shape: object }
  /**
   * Loads the page's data. Throws by `notFound`, `redirectTo` etc. when there is nothing to show. After a form was
   * posted, `result` is what `act` returned.
   */
  load: (request: PageRequest, result: Result | null) => Data | Promise<Data>
  /** The page's metadata. */
  head: (data: Data, request: PageRequest) => PageFacts
  View: ComponentType<Data>
  /** Handles a form that was posted to the page; ends by `redirectTo` on success. */
  act?: (request: PageRequest, form: FormData) => Promise<FormAnswer<Result>>
  /** The owner of the section that staff may edit on the page. */
  section?: (data: Data) => Pick<SectionKey, 'ownerKind' | 'ownerId'> | null
  /** What the page shows if it is not the published state; a banner explains it. */
  shownAs?: (data: Data) => ShownAs | null
  /** The HTTP status if it is not 200. */
  status?: (data: Data) => number
  /**
   * `never`: the address contains a secret, so no copy is stored, not even by the browser. Otherwise copies are
   * revalidated.
   */
  cache?: 'never'
  /** `none` leaves out header, menu and footer; the page then sets its language itself. */
  frame?: 'none'
  language?: (data: Data) => Language
  /** Whether the page has the calendar button; true by default. */
  hasCalendarButton?: (data: Data) => boolean
  /** What the search at the end of the page searches: everything by default; null for a page without it. */
  searchEnd?: (data: Data) => SearchEndScope | null
  /** Whether visitors are asked for consent here, or only after they have left; true by default. */
  asksForConsent?: (data: Data) => boolean
  /** `none` leaves out the staff tools. */
  tools?: 'none'
  /** An additional script of this page. */
  entry?: 'editor-gallery'
}

/** A loaded page, ready to be rendered. */
export type OpenedPage = {
  view: ReactNode
  facts: PageFacts
  status: number
  section: Pick<SectionKey, 'ownerKind' | 'ownerId'> | null
  shownAs: ShownAs | null
  language: Language
  hasFrame: boolean
  hasCalendarButton: boolean
  searchEnd: SearchEndScope | null
  asksForConsent: boolean
  hasTools: boolean
  entry: 'editor-gallery' | null
}

/** The server's view of a kind of page. */
export type Page = {
  route: PageRouteId
  /** Whether the answer may be stored at all, and whether it may be shared between visitors. */
  mayBeKept: boolean
  mayBeShared: boolean
  /** The names of the known query parameters. */
  parameters: string[]
  open: (
    request: PageRequest,
    form: FormData | null,
  ) => Promise<{ page: OpenedPage; headers: Record<string, string> }>
  takesForms: boolean
}

/**
 * Declares a kind of page: the default export of a file `*.page.tsx` in a folder of `pages`, which is all that is
 * needed to serve it at its route in every language.
 */
export function definePage<Data extends object, Result = never>(definition: Definition<Data, Result>): Page {
  const { route, load, head, View, act, section, status, cache, frame, language } = definition
  return {
    route,
    mayBeKept: cache !== 'never',
    mayBeShared: cache !== 'never' && act === undefined,
    parameters: Object.keys(definition.query?.shape ?? {}),
    takesForms: act !== undefined,
    async open(request, form) {
      const answer = act && form ? await act(request, form) : null
      const data = await load(request, answer?.result ?? null)
      return {
        headers: answer?.headers ?? {},
        page: {
          view: createElement(View, data),
          // Previews are only for people who have the link.
          facts: { ...head(data, request), ...(request.scope.preview && { isIndexed: false }) },
          status: answer?.status ?? status?.(data) ?? 200,
          section: section?.(data) ?? null,
          shownAs: definition.shownAs?.(data) ?? null,
          language: language?.(data) ?? request.language,
          hasFrame: frame !== 'none',
          hasCalendarButton: definition.hasCalendarButton?.(data) ?? frame !== 'none',
          searchEnd: definition.searchEnd ? definition.searchEnd(data) : 'everything',
          asksForConsent: definition.asksForConsent?.(data) ?? true,
          hasTools: definition.tools !== 'none',
          entry: definition.entry ?? null,
        },
      }
    },
  }
}

/** Declares an address that only redirects; `lead` ends by `redirectTo` or `notFound`. */
export function defineRedirect(definition: {
  route: PageRouteId
  lead: (request: PageRequest) => Promise<never>
}): Page {
  return {
    route: definition.route,
    mayBeKept: true,
    mayBeShared: false,
    parameters: [],
    takesForms: false,
    open: definition.lead,
  }
}
