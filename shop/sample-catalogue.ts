import { categoriesOf, type Catalogue, type ShopEvent, type ShopSubscription } from './catalogue.ts'
import type { Localized } from './languages.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * The offers of a shop that runs without a website to sell for: twelve concerts on the evenings after the given day,
 * and two subscriptions.
 */
export function createSampleCatalogue(today: Date, currency: string): Catalogue {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const events = programmes.map(([id, de, en], index): ShopEvent => ({
    id,
    title: { de, en },
    hall: index % 3 === 2 ? chamberHall : greatHall,
    start: new Date(midnight + (3 * index + 2) * dayMilliseconds + 19 * 60 * 60 * 1000).toISOString(),
    status: index === 3 ? 'sold_out' : index === 4 ? 'few_tickets' : 'on_sale',
    placesLeft: index === 3 ? 0 : index === 4 ? 7 : 240,
    saleFrom: index > 9 ? new Date(midnight + 7 * dayMilliseconds).toISOString() : null,
    priceMin: index % 3 === 2 ? 18 : 24,
    priceMax: index % 3 === 2 ? 42 : 96,
    currency,
  }))
  return {
    events: () => Promise.resolve(events),
    subscription: (id) => Promise.resolve(subscriptionsIn(currency).find((one) => one.id === id) ?? null),
  }
}

const greatHall: Localized = { de: 'Großer Saal', en: 'Great Hall' }
const chamberHall: Localized = { de: 'Clara-Schumann-Saal', en: 'Clara-Schumann-Saal' }

const programmes: [id: string, de: string, en: string][] = [
  ['sample-1', 'Bruckner: Siebte Symphonie', 'Bruckner: Seventh Symphony'],
  ['sample-2', 'Haydn: Die Schöpfung', 'Haydn: The Creation'],
  ['sample-3', 'Schubert: Winterreise', 'Schubert: Winterreise'],
  ['sample-4', 'Beethoven: Neunte Symphonie', 'Beethoven: Ninth Symphony'],
  ['sample-5', 'Mahler: Das Lied von der Erde', 'Mahler: The Song of the Earth'],
  ['sample-6', 'Bartók: Sechs Streichquartette I', 'Bartók: Six String Quartets I'],
  ['sample-7', 'Sibelius: Violinkonzert', 'Sibelius: Violin Concerto'],
  ['sample-8', 'Bach: Weihnachtsoratorium', 'Bach: Christmas Oratorio'],
  ['sample-9', 'Fanny Hensel: Das Jahr', 'Fanny Hensel: The Year'],
  ['sample-10', 'Dvořák: Aus der Neuen Welt', 'Dvořák: From the New World'],
  ['sample-11', 'Ligeti: Atmosphères', 'Ligeti: Atmosphères'],
  ['sample-12', 'Mozart: Späte Klavierkonzerte', 'Mozart: Late Piano Concertos'],
]

const subscriptionsIn = (currency: string): ShopSubscription[] => [
  {
    id: 'sample-symphonic',
    title: { de: 'Symphonisch I', en: 'Symphonic I' },
    categories: categoriesOf({ priceMin: 140, priceMax: 420, currency }),
    choice: null,
  },
  {
    id: 'sample-quartet',
    title: { de: 'Streichquartett', en: 'String Quartet' },
    categories: categoriesOf({ priceMin: 80, priceMax: 160, currency }),
    choice: null,
  },
]
