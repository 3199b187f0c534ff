import { theme } from '#colour/house.generated.ts'
import { offlineMessages } from '#i18n/lazy/offline.ts'
import { languageOfPath } from '#i18n/page-language.ts'
import { offlineCaches } from '#routing/offline-caches.ts'

const { ink, paper } = theme.page

/** The offline page for a page that was never visited: a message, a retry link, and the saved concerts. */
export async function offlinePage(path: string): Promise<Response> {
  const language = languageOfPath(path)
  const messages = offlineMessages[language]
  const saved = await listSaved()
  const list = saved.map(
    ({ href, title }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`,
  )
  const html = `<!DOCTYPE html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${messages.title}</title>
<style>
  :root { color-scheme: light dark }
  body { font: 1.125rem/1.5 Georgia, serif; max-width: 34rem; margin: 12vh auto; padding: 0 1.5rem;
    color: light-dark(${ink.day}, ${ink.evening}); background: light-dark(${paper.day}, ${paper.evening}) }
  h1 { font-weight: 400; font-size: 2.5rem; line-height: 1.05 }
  a { color: inherit }
  li { padding: .5rem 0 }
</style>
<main>
<h1>${messages.title}</h1>
<p>${messages.text}</p>
<p><a href="${escapeHtml(path)}">${messages.again}</a></p>
${list.length > 0 ? `<h2>${messages.saved}</h2><ul>${list.join('')}</ul>` : ''}
</main>
</html>`
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

async function listSaved(): Promise<{ href: string; title: string }[]> {
  const cache = await caches.open(offlineCaches.saved)
  const requests = await cache.keys()
  return Promise.all(
    requests.slice(-20).map(async (request) => {
      const page = await (await cache.match(request))?.text()
      const title = /<title>([^<]*)<\/title>/.exec(page ?? '')?.[1] ?? request.url
      return { href: new URL(request.url).pathname, title: unescapeHtml(title) }
    }),
  )
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}

function unescapeHtml(text: string): string {
  return Object.entries(entities).reduceRight(
    (plain, [letter, entity]) => plain.replaceAll(entity, letter),
    text,
  )
}
