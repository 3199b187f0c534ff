import type { Language } from '#i18n/languages.ts'
import { pageList } from '#linked-data/lists.ts'
import { detailHref } from '#routing/paths.ts'

/** The stories of a list, for search engines. */
export function storyPages(
  articles: { id: number; slug: string; title: string }[],
  { title, language, publicOrigin }: { title: string; language: Language; publicOrigin: string },
) {
  return pageList(
    title,
    articles.map((article) => ({
      name: article.title,
      url: publicOrigin + detailHref('stories', language, article),
    })),
  )
}
