import { renderToString } from '#render-to-string'
import { createContext, createElement, useContext, useId, type FunctionComponent } from 'react'
import { FormatsContext, useHouseFormats } from '#i18n/house-formats.ts'
import { LanguageProvider, useLanguage } from '#i18n/language-context.tsx'

/** When an island hydrates: near the viewport, when the browser is idle, or at the first sign of an interaction. */
export type When = 'visible' | 'idle' | 'interaction'

type Json<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : { [Key in keyof T]: Json<T[Key]> }

/** Props are serialized as JSON, so functions, dates and React children do not compile. */
type IfJson<Props> = Props extends Json<Props> ? unknown : 'The props of an island have to be JSON.'

type Declared<Props> = { name: string; when: When; Component: FunctionComponent<Props>; props: Props }

/** Whether the server is rendering an island: a nested one is rendered inline, as in the browser. */
const InsideIsland = createContext(false)

/**
 * Declares a part of a page that React hydrates as a separate root. `name` is that of the file, `<name>.island.tsx`,
 * whose default export this is; no further registration is needed.
 */
export function island<Props extends object>(
  name: string,
  Component: FunctionComponent<Props> & IfJson<Props>,
  { when }: { when: When },
): FunctionComponent<Props> {
  if (!renderToString) return Component // in the browser an island is the plain component, hydrated as a root
  return function Island(props) {
    if (useContext(InsideIsland)) return createElement<Props>(Component, props)
    return createElement(IslandRoot<Props>, { name, when, Component, props })
  }
}

/**
 * The element that the browser hydrates. The server renders its content as a root, too: inside the page's tree, its
 * `useId` values would differ from those in the browser, and it could read contexts that do not exist there.
 */
function IslandRoot<Props extends object>({ name, when, Component, props }: Declared<Props>) {
  const identifierPrefix = useId()
  const language = useLanguage()
  const formats = useHouseFormats()
  const html = renderToString?.(
    <InsideIsland value>
      <FormatsContext value={formats}>
        <LanguageProvider language={language}>{createElement<Props>(Component, props)}</LanguageProvider>
      </FormatsContext>
    </InsideIsland>,
    { identifierPrefix },
  )
  return createElement('island-root', {
    'data-island': name,
    'data-when': when,
    'data-props': JSON.stringify(props),
    'data-prefix': identifierPrefix,
    lang: language,
    dangerouslySetInnerHTML: { __html: html ?? '' },
  })
}
