import { createElement, type ComponentType, type ReactNode } from 'react'
import type { SectionKey } from '#domain/pages/index.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { PageRouteId } from '#routing/table.ts'
import type { PageFacts } from './page-head.tsx'
import type { PageRequest } from './page-request.server.ts'

/** What became of a form that was sent to a page: the page is shown again with it. */
export type FormAnswer<Result> = { result: Result; status: number; headers?: Record<string, string> }

type Definition<Data extends object, Result> = {
  /** The route of the table that it answers. */
  route: PageRouteId
  /** The parameters of its address that it knows, and reads by `readQuery`; all others are dropped before. */
  query?: { shape: object }
  /**
   * Finds what the page shows. Ends by `notFound`, `redirectTo` and their like where there is nothing to show. After a
   * form was sent, `result` is what `act` has made of it.
   */
  load: (request: PageRequest, result: Result | null) => Data | Promise<Data>
  /** What the page says of itself to browsers and search engines. */
  head: (data: Data, request: PageRequest) => PageFacts
  View: ComponentType<Data>
  /** Takes a form that was posted to the page; ends by `redirectTo` where all went well. */
  act?: (request: PageRequest, form: FormData) => Promise<FormAnswer<Result>>
  /** Whose section staff may edit on the page. */
  section?: (data: Data) => Pick<SectionKey, 'ownerKind' | 'ownerId'> | null
  /** The HTTP status where it is not 200. */
  status?: (data: Data) => number
  /** `never`: the address holds a secret, so no copy is kept, not even by the browser. Otherwise copies are revalidated. */
  cache?: 'never'
  /** `none` leaves out header, menu and footer; the page then says itself which language it is in. */
  frame?: 'none'
  language?: (data: Data) => Language
  /** Whether the calendar button stands on the page; it does on most. */
  hasCalendarButton?: (data: Data) => boolean
  /** `none` leaves out the tools of staff. */
  tools?: 'none'
  /** A script of its own that the page loads, besides that of every page. */
  entry?: 'editor-gallery'
}

/** A page that has been loaded, ready to be rendered. */
export type OpenedPage = {
  view: ReactNode
  facts: PageFacts
  status: number
  section: Pick<SectionKey, 'ownerKind' | 'ownerId'> | null
  language: Language
  hasFrame: boolean
  hasCalendarButton: boolean
  hasTools: boolean
  entry: 'editor-gallery' | null
}

/** A kind of page as the server sees it. */
export type Page = {
  route: PageRouteId
  /** Whether an answer may be kept at all, and whether it may be given to others, too. */
  mayBeKept: boolean
  mayBeShared: boolean
  /** The names of the parameters that it knows. */
  parameters: string[]
  open: (
    request: PageRequest,
    form: FormData | null,
  ) => Promise<{ page: OpenedPage; headers: Record<string, string> }>
  takesForms: boolean
}

/**
 * Declares a kind of page: the default export of a file `*.page.tsx` in a folder of `pages`, which is all that it takes
 * to have it served at its route in every language.
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
          // What a preview link shows is for those who have the link.
          facts: { ...head(data, request), ...(request.scope.preview && { isIndexed: false }) },
          status: answer?.status ?? status?.(data) ?? 200,
          section: section?.(data) ?? null,
          language: language?.(data) ?? request.language,
          hasFrame: frame !== 'none',
          hasCalendarButton: definition.hasCalendarButton?.(data) ?? frame !== 'none',
          hasTools: definition.tools !== 'none',
          entry: definition.entry ?? null,
        },
      }
    },
  }
}

/** Declares an address that only leads elsewhere; `lead` ends by `redirectTo` or `notFound`. */
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
