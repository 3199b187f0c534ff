import { inWords } from '#design/examples.ts'
import type { Language } from '#i18n/languages.ts'
import type { BlockExamples } from '../block-examples.ts'
import { longWord } from '../example-words.ts'
import type { SubscriptionItemData } from './view.tsx'

export default {
  title: 'Subscription item',
  intro: 'One subscription, alone or in a list.',
  examples: [
    {
      name: 'Chosen by oneself',
      data: (language) => subscription(language),
      block: () => ({ type: 'subscription-item', fields: { subscription: 'subscription:1' } }),
    },
    {
      name: 'Fixed, a very long word, no price yet',
      data: (language) => ({
        ...subscription(language),
        title: longWord(language),
        subtitle: null,
        choose: null,
        price_from: null,
      }),
      block: () => ({ type: 'subscription-item', fields: { subscription: 'subscription:2' } }),
    },
  ],
} satisfies BlockExamples

function subscription(language: Language) {
  return {
    id: 1,
    slug: 'fuenf-abende',
    title: inWords(language, 'Fünf Abende, selbst gewählt', 'Five evenings of your choice'),
    subtitle: inWords(language, 'Ohne Überschneidung', 'Without overlaps'),
    teaser: null,
    group: { id: 1, name: inWords(language, 'Wahlabonnement', 'Choose your own') },
    season: '2026/27',
    price_from: 145,
    currency: 'EUR',
    choose: 5,
    event_count: 38,
    on_sale_from: null,
    ticket_url_external: '#order',
    picture: { src: null, seed: 'example-five', ground: 'yolk', alt: null, caption: null, copyright: null },
  } satisfies SubscriptionItemData
}
