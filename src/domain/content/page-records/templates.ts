import type { templates } from '#contracts/page-settings.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { TemplateMessages } from './template-messages.ts'

export type TemplateName = (typeof templates)[number]
type Container = ContentDocument['containers'][number]
/** Creates the id of a block: the same in both languages, so that they can be compared. */
type IdOf = (part: string) => string

/** The first blocks of a new page; none for the empty template. */
export function contentOfTemplate(
  name: TemplateName,
  messages: TemplateMessages,
  idOf: IdOf,
): ContentDocument {
  return { version: 1, containers: templateParts[name](messages, partsWith(idOf)) }
}

const templateParts: Record<TemplateName, (messages: TemplateMessages, parts: Parts) => Container[]> = {
  empty: () => [],

  article: ({ article }, { container, headline, text, block }) => [
    container('opening', '100', [headline('title', article.headline), text('intro', article.intro)]),
    container(
      'body',
      '67-33',
      [headline('main', article.main), text('text', article.text)],
      [
        block('quote', 'quote', { content: article.quote, author: article.author }),
        block('link', 'link', { content: article.link, link: 'route:events', extra_class: 'button' }),
      ],
    ),
  ],

  overview: ({ overview }, { container, headline, text, block }) => [
    container('opening', '100', [headline('title', overview.headline), text('intro', overview.intro)]),
    container('list', '100', [
      block(
        'teasers',
        'teaser-list',
        { extra_class: 'grid' },
        [1, 2, 3].map((number) =>
          block(`teaser-${number}`, 'teaser-item', {
            image: `figure:teaser ${number}`,
            image_decorative: true,
            headline: overview.teaser,
            text: overview.teaserText,
            link: 'route:events',
            link_text: overview.more,
          }),
        ),
      ),
    ]),
  ],

  visit: ({ visit }, { container, headline, text, block }) => [
    container('opening', '100', [headline('title', visit.headline), text('intro', visit.intro)]),
    container(
      'ways',
      '50-50',
      [headline('arrival', visit.arrival, 3), text('arrival-text', visit.arrivalText)],
      [headline('access', visit.access, 3), text('access-text', visit.accessText)],
    ),
    container('questions', '100', [
      headline('questions-title', visit.questions),
      block(
        'faq',
        'faq',
        {},
        visit.faq.map(([question, answer], index) =>
          block(`faq-${index}`, 'faq-item', { content: question, text: richText(answer ?? '') }),
        ),
      ),
    ]),
  ],

  landing: ({ landing }, { container, headline, block }) => [
    container('stage', '100', [
      block('stage-teaser', 'full-teaser', {
        image: 'figure:landing',
        image_decorative: true,
        preline: landing.preline,
        headline: landing.headline,
        text: landing.text,
        link: 'route:events',
        link_text: landing.link,
      }),
    ]),
    container('themes', '100', [
      headline('themes-title', landing.themes),
      block(
        'teasers',
        'teaser-list',
        { extra_class: 'slide' },
        [1, 2, 3].map((number) =>
          block(`teaser-${number}`, 'teaser-item', {
            image: `figure:theme ${number}`,
            image_decorative: true,
            headline: landing.teaser,
            text: landing.teaserText,
            link: 'route:events',
            link_text: landing.more,
          }),
        ),
      ),
    ]),
    container('events', '100', [
      headline('events-title', landing.events),
      block('event-list', 'event-list', { source: { limit: 4 } }),
    ]),
  ],
}

type Parts = ReturnType<typeof partsWith>

/** Makes blocks and containers, each with the id of its part. */
export function partsWith(idOf: IdOf) {
  const block = (
    part: string,
    type: string,
    fields: Record<string, unknown>,
    children?: StoredBlock[],
  ): StoredBlock => ({ id: idOf(part), type, version: 1, fields, ...(children && { children }) })
  return {
    block,
    container: (part: string, layout: Container['layout'], ...columns: StoredBlock[][]): Container => ({
      id: idOf(part),
      layout,
      columns,
    }),
    headline: (part: string, content: string, level = 2) =>
      block(part, 'headline', { content, headline_level: level }),
    text: (part: string, content: string) => block(part, 'text', { content: richText(content) }),
  }
}

function richText(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}
