import { createContext, Fragment, useContext } from 'react'
import { Links, useMatches } from 'react-router'
import { partsOf } from '../page-parts.ts'

/** What the server knows of styles and a browser does not: the files of each kind and part of page, and their text. */
export type ServerStyles = {
  filesOf: (page: { routeIds: string[]; parts: string[] }) => string[]
  /** The text of a file; null where it can't be read. */
  textOf: (file: string) => string | null
}

/** Set by the server around the page; null in browsers and in development. */
export const ServerStylesContext = createContext<ServerStyles | null>(null)

/**
 * The styles of the page. The first page carries them in itself, because eight files in front of the first paint cost
 * more than their 13 kB; what further pages need comes in files, and React shows those pages when they are there.
 */
export function PageStyles() {
  const server = useContext(ServerStylesContext)
  const matches = useMatches()
  if (!import.meta.env.PROD) return <Links />
  const routeIds = matches.map(({ id }) => id)
  const parts = matches.flatMap(({ loaderData }) => partsOf(loaderData))
  const files = server ? server.filesOf({ routeIds, parts }) : filesInBrowser(routeIds)
  return files.map((file) => {
    const text = server ? server.textOf(file) : carried.has(file) ? '' : null
    if (text === null) return <link key={file} rel="stylesheet" href={file} precedence="page" />
    return (
      <Fragment key={file}>
        <style href={file} precedence="page">
          {text}
        </style>
        {/*
          Tell scripts that the file is there: fetched once more, it would come behind the page's own styles. The router
          looks for the files of layouts by the marked name.
        */}
        <link rel="stylesheet" href={file} {...switchedOff} />
        <link rel="stylesheet" href={`${file}#`} {...switchedOff} />
      </Fragment>
    )
  })
}

/** An attribute of `link` that React's types don't know. */
const switchedOff = { disabled: true }

/** The files whose text came with the first page; React takes the elements over by their names. */
const carried = new Set(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll('style[data-precedence="page"]')].flatMap(
        (style) => style.getAttribute('data-href')?.split(' ') ?? [],
      ),
)

/** The files of parts come on later pages with their scripts; those that the first page carried stay. */
function filesInBrowser(routeIds: string[]): string[] {
  const manifest: unknown = Reflect.get(window, '__reactRouterManifest')
  return [...new Set([...filesOf(manifest, routeIds), ...carried])]
}

/** The style files of routes, by the router's own list; none where an upgrade has changed its shape. */
export function filesOf(manifest: unknown, routeIds: string[]): string[] {
  const routes = isRecord(manifest) ? manifest['routes'] : null
  const files = routeIds.flatMap((id) => {
    const route = isRecord(routes) ? routes[id] : null
    return isRecord(route) && Array.isArray(route['css']) ? route['css'] : []
  })
  // The router marks the files of layouts by an empty hash.
  const plain = files.flatMap((file: unknown) => (typeof file === 'string' ? file.replace(/#$/, '') : []))
  return [...new Set(plain)]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
