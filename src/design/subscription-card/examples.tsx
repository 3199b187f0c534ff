import { inWords, type PartExamples } from '../examples.ts'
import styles from '../examples.module.css'
import type { Language } from '#i18n/languages.ts'
import { SubscriptionCard, type ShownSubscription } from './subscription-card.tsx'

export default {
  title: 'Subscription card',
  examples: [
    {
      name: 'Chosen by oneself',
      render: (language) => (
        <ul className={styles.narrow}>
          <SubscriptionCard subscription={subscription(language)} />
        </ul>
      ),
    },
    {
      name: 'Fixed, without a price yet',
      render: (language) => (
        <ul className={styles.narrow}>
          <SubscriptionCard
            subscription={{
              ...subscription(language),
              choose: null,
              price_from: null,
              subtitle: null,
              event_count: 8,
            }}
          />
        </ul>
      ),
    },
  ],
} satisfies PartExamples

function subscription(language: Language): ShownSubscription {
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
    picture: {
      src: null,
      seed: 'styleguide-five',
      ground: 'yolk',
      alt: null,
      caption: null,
      copyright: null,
    },
  }
}
