import { inWords } from '#design/examples.ts'
import type { Language } from '#i18n/languages.ts'
import type { BlockExample, BlockExamples } from '../block-examples.ts'

export default {
  title: 'Subscription list',
  intro: 'Subscriptions side by side.',
  examples: [list('Three', 3), list('One', 1), list('Twelve', 12)],
} satisfies BlockExamples

function list(name: string, count: number): BlockExample {
  return {
    name,
    childData: (language) => Array.from({ length: count }, (_, index) => subscription(language, index)),
    block: () => ({
      type: 'subscription-list',
      fields: {},
      children: Array.from({ length: count }, (_, index) => ({
        type: 'subscription-item',
        fields: { subscription: `subscription:${index + 1}` },
      })),
    }),
  }
}

const grounds = ['yolk', 'prussian', 'plum', 'bottle']

function subscription(language: Language, index: number) {
  return {
    id: index + 1,
    slug: 'freitag-gross',
    title: inWords(language, `Freitag, groß ${index + 1}`, `Fridays, large ${index + 1}`),
    subtitle: inWords(language, 'Sechs Symphoniekonzerte', 'Six symphony concerts'),
    teaser: null,
    group: { id: 1, name: inWords(language, 'Festes Abonnement', 'Fixed series') },
    season: '2026/27',
    price_from: index % 3 === 2 ? null : 180 + index * 12,
    currency: 'EUR',
    choose: null,
    event_count: 6,
    on_sale_from: null,
    ticket_url_external: '#order',
    picture: {
      src: null,
      seed: `example-subscription-${index}`,
      ground: grounds[index % grounds.length] ?? 'stone',
      alt: null,
      caption: null,
      copyright: null,
    },
  }
}
