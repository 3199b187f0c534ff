import { withAddedFields } from '../added-fields.ts'
import { defineRecord } from '../definition.ts'
import { newNamed, newSeason } from '../shared/quick-create.ts'
import { currency } from '../shared/currency.ts'
import { priceCategories } from '../shared/price-categories.ts'
import { waitsIn } from '../shared/waits-in.ts'

export const record = withAddedFields(
  defineRecord({
    kind: 'subscription',
    path: 'events/subscription',
    names: {
      de: { one: 'Abonnement', many: 'Abonnements' },
      en: { one: 'Subscription', many: 'Subscriptions' },
    },
    area: 'subscriptions',
    right: 'manage_records',
    title: ['title'],
    detail: ['season', 'group'],
    publication: 'is_online',
    groups: [
      {
        label: { de: 'Angebot', en: 'Offer' },
        fields: ['title', 'subtitle', 'group', 'season', 'short_code', 'teaser', 'description', 'image'],
      },
      {
        label: { de: 'Konzerte', en: 'Concerts' },
        fields: ['events', 'choose', 'is_one_per_evening', 'choice_groups'],
      },
      {
        label: { de: 'Preise und Verkauf', en: 'Prices and sale' },
        fields: [
          'price_categories',
          'price_from',
          'currency',
          'renewal_until',
          'renewal_note',
          'members_from',
          'on_sale_from',
          'ticket_url_external',
        ],
      },
      {
        label: { de: 'Auf der Website', en: 'On the website' },
        isFolded: true,
        fields: ['slug', 'online_from', 'online_to', 'is_online', 'position'],
      },
    ],
    fields: {
      title: {
        kind: 'text',
        localized: true,
        required: true,
        limit: 300,
        label: { de: 'Titel', en: 'Title' },
      },
      subtitle: { kind: 'text', localized: true, limit: 300, label: { de: 'Untertitel', en: 'Subtitle' } },
      group: {
        kind: 'reference',
        to: 'subscription_group',
        required: true,
        create: newNamed,
        label: { de: 'Gruppe', en: 'Group' },
      },
      season: {
        kind: 'reference',
        to: 'season',
        create: newSeason,
        label: { de: 'Saison', en: 'Season' },
      },
      short_code: {
        kind: 'text',
        limit: 40,
        isInternal: true,
        label: { de: 'Kurzadresse', en: 'Short address' },
        hint: {
          de: 'Ein Wort aus Kleinbuchstaben und Ziffern, wie im Prospekt gedruckt.',
          en: 'One word of small letters and digits, as printed in brochures.',
        },
      },
      teaser: {
        kind: 'text',
        localized: true,
        lines: 3,
        limit: 400,
        label: { de: 'Kurztext', en: 'Short text' },
      },
      description: { kind: 'richText', label: { de: 'Text', en: 'Text' } },
      image: { kind: 'picture', label: { de: 'Bild', en: 'Picture' } },
      events: { kind: 'references', to: 'event', label: { de: 'Konzerte', en: 'Concerts' } },
      choose: {
        kind: 'number',
        min: 1,
        max: 50,
        label: { de: 'Auswahl', en: 'Choice' },
        hint: {
          de: 'Wie viele der Konzerte jemand wählt. Leer: Alle gehören dazu.',
          en: 'How many of the concerts a buyer chooses. If empty, all belong to it.',
        },
      },
      is_one_per_evening: {
        kind: 'flag',
        label: { de: 'Höchstens eins an einem Abend', en: 'At most one per evening' },
        isWanted: isChosen,
      },
      choice_groups: {
        kind: 'parts',
        inRow: true,
        max: 20,
        label: { de: 'Regeln der Auswahl', en: 'Rules of the choice' },
        name: { de: 'Regel', en: 'Rule' },
        isWanted: isChosen,
        fields: {
          name: {
            kind: 'text',
            localized: true,
            required: true,
            limit: 120,
            label: { de: 'Name', en: 'Name' },
          },
          series: {
            kind: 'reference',
            to: 'series',
            label: { de: 'Konzerte der Reihe', en: 'Concerts of the series' },
          },
          room: {
            kind: 'reference',
            to: 'room',
            label: { de: 'Konzerte im Saal', en: 'Concerts in the hall' },
          },
          genre: {
            kind: 'reference',
            to: 'genre',
            label: { de: 'Konzerte des Genres', en: 'Concerts of the genre' },
          },
          dearest_from: {
            kind: 'money',
            label: { de: 'Beste Karte kostet ab', en: 'Best ticket costs from' },
            hint: {
              de: 'Konzerte einer Preisklasse: der Preis ihrer teuersten Kategorie.',
              en: 'Concerts of a price class: the price of their dearest category.',
            },
          },
          dearest_to: {
            kind: 'money',
            label: { de: 'Beste Karte kostet bis', en: 'Best ticket costs up to' },
          },
          events: {
            kind: 'references',
            to: 'event',
            label: { de: 'Einzelne Konzerte', en: 'Single concerts' },
          },
          at_least: { kind: 'number', min: 0, max: 50, label: { de: 'Mindestens', en: 'At least' } },
          at_most: { kind: 'number', min: 1, max: 50, label: { de: 'Höchstens', en: 'At most' } },
        },
      },
      price_categories: priceCategories,
      price_from: {
        kind: 'money',
        label: { de: 'Preis ab', en: 'Price from' },
        hint: { de: 'Leer: folgt aus den Kategorien.', en: 'If empty, it follows from the categories.' },
      },
      currency: { ...currency, isRare: true },
      renewal_until: { kind: 'instant', label: { de: 'Verlängern bis', en: 'Renewal until' } },
      renewal_note: {
        kind: 'text',
        localized: true,
        lines: 3,
        limit: 400,
        label: { de: 'Danach', en: 'Afterwards' },
        hint: {
          de: 'Was mit einem Platz geschieht, der nicht verlängert wird.',
          en: 'What happens to a seat that is not renewed.',
        },
      },
      members_from: { kind: 'instant', label: { de: 'Für Mitglieder ab', en: 'For members from' } },
      on_sale_from: { kind: 'instant', label: { de: 'Bestellbar ab', en: 'On sale from' } },
      ticket_url_external: {
        kind: 'text',
        format: 'url',
        limit: 500,
        label: { de: 'Bestellen bei', en: 'Order at' },
        hint: {
          de: 'Nur wenn nicht der eigene Kartenshop verkauft.',
          en: 'Only if not the own shop sells it.',
        },
      },
      slug: { kind: 'slug', from: 'title', label: { de: 'Adresse', en: 'Address' } },
      online_from: { kind: 'instant', label: { de: 'Sichtbar ab', en: 'Visible from' } },
      online_to: { kind: 'instant', label: { de: 'Sichtbar bis', en: 'Visible until' } },
      is_online: { kind: 'flag', label: { de: 'Öffentlich', en: 'Public' } },
      waits_in: waitsIn,
      position: { kind: 'position', label: { de: 'Platz', en: 'Position' } },
    },
    list: {
      columns: ['title', 'group', 'season', 'short_code', 'is_online'],
      search: ['title', 'subtitle', 'short_code'],
      filters: ['group', 'season', 'is_online'],
      order: 'position',
    },
  }),
)

function isChosen({ choose }: { choose?: unknown }): boolean {
  return typeof choose === 'number'
}
