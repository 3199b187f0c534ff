import { listAdminMenus } from '#domain/users/index.server.ts'
import { isLanguage } from '#i18n/languages.ts'
import type { HallRequest } from './hall-context.ts'
import type { StaffPage } from './staff-page.ts'

/** Where one signs in there are no tools yet. */
const pagesWithout = ['/login']

/**
 * The page with the tools of staff, for those who are signed in: the editor's script and styles, what it has to know of
 * the page, and the style class `logged` with its room for the toolbar. The address's `noToolbar` leaves them out. They
 * are put into the finished document, so that visitors' pages have no trace of them, not even a condition.
 */
export function withStaffTools(html: string, hall: HallRequest, url: URL): string {
  const { session, editorFiles } = hall
  if (!session || url.searchParams.has('noToolbar') || pagesWithout.includes(url.pathname)) return html
  const styles = editorFiles.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const page = JSON.stringify(describe(hall, session, url)).replaceAll('<', String.raw`\u003c`)
  const tools =
    `<script type="application/json" id="staff-page">${page}</script>` +
    editorFiles.scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')
  return html
    .replace('<html ', '<html class="logged" ')
    .replace('</head>', () => `${styles}</head>`)
    .replace('</body>', () => `${tools}</body>`)
}

function describe(
  { scope, shownSection }: HallRequest,
  session: NonNullable<HallRequest['session']>,
  url: URL,
): StaffPage {
  const [, first] = url.pathname.split('/')
  return {
    section: shownSection.slug,
    language: isLanguage(first) ? first : 'de',
    now: scope.now.toISOString(),
    interfaceLanguage: session.language,
    user: { id: session.viewer.userId, name: session.viewer.name, role: session.viewer.role },
    menus: { de: listAdminMenus(session.viewer, 'de'), en: listAdminMenus(session.viewer, 'en') },
  }
}
