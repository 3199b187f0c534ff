import { premiereCountries, premieres } from '#i18n/premieres.ts'
import { defineRecord } from '../definition.ts'
import type { Field } from '../field.ts'
import { currency } from '../shared/currency.ts'

const web = { kind: 'text', format: 'url', limit: 500 } as const satisfies Partial<Field>
const perPage = { kind: 'number', required: true, min: 4, max: 50 } as const satisfies Partial<Field>
const colour = { kind: 'text', format: 'colour', limit: 7 } as const satisfies Partial<Field>
const notice = { kind: 'text', localized: true, lines: 3, limit: 400 } as const satisfies Partial<Field>

export const record = defineRecord({
  kind: 'settings',
  path: 'house/settings',
  names: {
    de: { one: 'Einstellungen des Hauses', many: 'Einstellungen des Hauses' },
    en: { one: 'Settings of the house', many: 'Settings of the house' },
  },
  about: {
    de: 'Name, Anschrift, Ticketshop und Aussehen. Was Sie sichern, gilt sofort auf jeder Seite, in Mails und Kalendern.',
    en: 'Name, address, ticket shop and appearance. What you save applies at once to every page, mail and calendar.',
  },
  area: 'house',
  right: 'administer',
  isSingle: true,
  title: ['name'],
  fields: {
    name: { kind: 'text', localized: true, required: true, limit: 80, label: { de: 'Name', en: 'Name' } },
    claim: { kind: 'text', localized: true, limit: 120, label: { de: 'Leitsatz', en: 'Claim' } },
    opened_on: {
      kind: 'day',
      label: { de: 'Eröffnet am', en: 'Opened on' },
      hint: { de: 'Der erste Tag des Archivs.', en: 'The first day of the archive.' },
    },
    archive_since: {
      kind: 'day',
      label: { de: 'Archiv vollständig seit', en: 'Archive complete since' },
      hint: {
        de: 'Erst damit steht bei Werken, ob sie zum ersten oder zum wievielten Mal in diesem Haus erklingen.',
        en: 'Only with it do pages say whether a work is played here for the first or the n-th time.',
      },
    },

    street: { kind: 'text', limit: 120, label: { de: 'Straße und Nummer', en: 'Street' } },
    postal_code: { kind: 'text', limit: 10, label: { de: 'Postleitzahl', en: 'Postal code' } },
    city: { kind: 'text', limit: 80, label: { de: 'Ort', en: 'City' } },
    region: {
      kind: 'text',
      limit: 80,
      label: { de: 'Bundesland', en: 'Federal state' },
      hint: { de: 'Für Suchmaschinen und Verzeichnisse.', en: 'For search engines and directories.' },
    },
    country: {
      kind: 'choice',
      required: true,
      initially: 'DE',
      label: { de: 'Land', en: 'Country' },
      options: [
        { value: 'DE', label: { de: 'Deutschland', en: 'Germany' } },
        { value: 'AT', label: { de: 'Österreich', en: 'Austria' } },
        { value: 'CH', label: { de: 'Schweiz', en: 'Switzerland' } },
        { value: 'LI', label: { de: 'Liechtenstein', en: 'Liechtenstein' } },
        { value: 'LU', label: { de: 'Luxemburg', en: 'Luxembourg' } },
        { value: 'BE', label: { de: 'Belgien', en: 'Belgium' } },
        { value: 'NL', label: { de: 'Niederlande', en: 'Netherlands' } },
        { value: 'FR', label: { de: 'Frankreich', en: 'France' } },
        { value: 'IT', label: { de: 'Italien', en: 'Italy' } },
        { value: 'DK', label: { de: 'Dänemark', en: 'Denmark' } },
        { value: 'PL', label: { de: 'Polen', en: 'Poland' } },
        { value: 'CZ', label: { de: 'Tschechien', en: 'Czechia' } },
        { value: 'GB', label: { de: 'Vereinigtes Königreich', en: 'United Kingdom' } },
        { value: 'IE', label: { de: 'Irland', en: 'Ireland' } },
      ],
    },
    phone: { kind: 'text', format: 'tel', limit: 40, label: { de: 'Telefon', en: 'Telephone' } },
    email: { kind: 'text', format: 'email', limit: 200, label: { de: 'E-Mail', en: 'E-mail' } },
    box_office_phone: {
      kind: 'text',
      format: 'tel',
      limit: 40,
      label: { de: 'Telefon der Kasse', en: 'Telephone of the box office' },
      hint: { de: 'Leer: das Telefon des Hauses.', en: 'If empty, the telephone of the house.' },
    },
    box_office_email: {
      kind: 'text',
      format: 'email',
      limit: 200,
      label: { de: 'E-Mail der Kasse', en: 'E-mail of the box office' },
      hint: { de: 'Leer: die E-Mail des Hauses.', en: 'If empty, the e-mail address of the house.' },
    },
    opening_hours: {
      kind: 'text',
      localized: true,
      lines: 3,
      limit: 400,
      label: { de: 'Öffnungszeiten', en: 'Opening hours' },
    },

    currency: {
      ...currency,
      ofHouse: undefined,
      hint: {
        de: 'Für neue Veranstaltungen und Abonnements, die Preisvorlagen und die Suche nach Preisen. Was schon da ist, behält seine.',
        en: 'For new events and subscriptions, price templates and searches by price. What exists already keeps its own.',
      },
    },
    first_weekday: {
      kind: 'choice',
      required: true,
      initially: 'monday',
      label: { de: 'Wochen beginnen am', en: 'Weeks begin on' },
      options: [
        { value: 'monday', label: { de: 'Montag', en: 'Monday' } },
        { value: 'sunday', label: { de: 'Sonntag', en: 'Sunday' } },
        { value: 'saturday', label: { de: 'Samstag', en: 'Saturday' } },
      ],
    },
    premiere_country: {
      kind: 'choice',
      required: true,
      initially: 'DE',
      label: { de: 'Erstaufführungen in', en: 'Premieres in' },
      hint: {
        de: 'Nach dem Land heißt eine Erstaufführung, zum Beispiel »Schweizer Erstaufführung«.',
        en: 'A premiere is named after the country, for example “Swiss premiere”.',
      },
      options: premiereCountries.map((value) => ({ value, label: premieres[value].country })),
    },

    social_instagram: { ...web, label: { de: 'Instagram', en: 'Instagram' } },
    social_facebook: { ...web, label: { de: 'Facebook', en: 'Facebook' } },
    social_youtube: { ...web, label: { de: 'YouTube', en: 'YouTube' } },
    social_spotify: { ...web, label: { de: 'Spotify', en: 'Spotify' } },
    donation_url: {
      ...web,
      label: { de: 'Spenden', en: 'Donations' },
      hint: {
        de: 'Führt dorthin, solange die Seite »Unterstützen« fehlt.',
        en: 'Used while the page “Support” is missing.',
      },
    },
    membership_url: { ...web, label: { de: 'Mitgliedschaft', en: 'Membership' } },
    reservation_url: {
      ...web,
      label: { de: 'Tischreservierung', en: 'Table reservation' },
      hint: { de: 'Leer: nur Telefon und E-Mail.', en: 'If empty, telephone and e-mail only.' },
    },
    partner_name: { kind: 'text', limit: 120, label: { de: 'Name des Partners', en: 'Name of the partner' } },
    partner_url: { ...web, label: { de: 'Website des Partners', en: 'Website of the partner' } },

    shop_origin: {
      kind: 'text',
      format: 'origin',
      limit: 200,
      label: { de: 'Adresse des Ticketshops', en: 'Address of the ticket shop' },
      hint: { de: 'Zum Beispiel https://karten.example.org', en: 'For example https://tickets.example.org' },
    },
    shop_feed: {
      kind: 'text',
      format: 'script',
      limit: 500,
      label: { de: 'Feed des Ticketshops', en: 'Feed of the ticket shop' },
      hint: {
        de: 'Daraus kommen Termine, Preise und Kartenlage. Eine Adresse mit Passwort gehört in SHOP_FEED_URL.',
        en: 'The source of dates, prices and availability. An address with a password belongs in SHOP_FEED_URL.',
      },
    },

    hides_new_seasons: {
      kind: 'flag',
      label: { de: 'Neue Saisons kommen verborgen', en: 'New seasons arrive hidden' },
      hint: {
        de: 'Bringt der Feed Konzerte einer Saison, die es noch nicht gibt, warten sie in einer Veröffentlichung, die dafür entsteht.',
        en: 'When the feed brings concerts of a season that does not exist yet, they wait in a release that is made for it.',
      },
    },

    consent_services: {
      kind: 'parts',
      max: 12,
      label: { de: 'Dienste mit Einwilligung', en: 'Services that need consent' },
      hint: {
        de: 'Ihr Skript wird erst geladen, wenn jemand den Dienst in den Cookie-Einstellungen erlaubt.',
        en: 'Their scripts are loaded only after a visitor has allowed them in the cookie settings.',
      },
      name: { de: 'Dienst', en: 'Service' },
      fields: {
        key: {
          kind: 'text',
          required: true,
          limit: 40,
          isInternal: true,
          label: { de: 'Kennung', en: 'Key' },
          hint: {
            de: 'Unter ihr wird die Einwilligung gespeichert; eine neue fragt noch einmal.',
            en: 'Consent is stored under it; with a new one, visitors have to consent again.',
          },
        },
        category: {
          kind: 'choice',
          required: true,
          initially: 'optimisation',
          label: { de: 'Zweck', en: 'Purpose' },
          options: [
            { value: 'optimisation', label: { de: 'Optimierung', en: 'Optimisation' } },
            { value: 'marketing', label: { de: 'Marketing', en: 'Marketing' } },
          ],
        },
        name: { kind: 'text', localized: true, required: true, limit: 60, label: { de: 'Name', en: 'Name' } },
        text: {
          kind: 'text',
          localized: true,
          lines: 3,
          limit: 300,
          label: { de: 'Was er tut', en: 'What it does' },
        },
        script: {
          kind: 'text',
          format: 'script',
          required: true,
          limit: 500,
          label: { de: 'Adresse des Skripts', en: 'Address of the script' },
        },
      },
    },

    mail_sender: {
      kind: 'text',
      format: 'email',
      limit: 200,
      label: { de: 'Absender der Mails', en: 'Sender of mails' },
      hint: { de: 'Leer: die E-Mail des Hauses.', en: 'If empty, the e-mail address of the house.' },
    },
    mail_sender_name: {
      kind: 'text',
      localized: true,
      limit: 80,
      label: { de: 'Name des Absenders', en: 'Name of the sender' },
      hint: { de: 'Leer: der Name des Hauses.', en: 'If empty, the name of the house.' },
    },
    text_cancelled: {
      ...notice,
      label: { de: 'Bei abgesagten Veranstaltungen', en: 'With cancelled events' },
      hint: {
        de: 'Zum Beispiel, wie man sein Geld zurückbekommt.',
        en: 'For example how to get a refund.',
      },
    },
    refund_days: {
      kind: 'number',
      min: 1,
      max: 1095,
      unit: { de: 'Tage', en: 'days' },
      label: { de: 'Erstattung nach dem Konzerttag', en: 'Refund after the day of the concert' },
      hint: {
        de: 'Daraus folgt der Tag, bis zu dem Karten einer abgesagten Veranstaltung erstattet werden.',
        en: 'The last day of refunds for a cancelled event is computed from it.',
      },
    },
    text_sold_out: {
      ...notice,
      label: { de: 'Bei ausverkauften Veranstaltungen', en: 'With sold-out events' },
      hint: { de: 'Zum Beispiel zur Abendkasse.', en: 'For example about returned tickets.' },
    },
    text_postponed: {
      ...notice,
      label: { de: 'Bei verschobenen Veranstaltungen', en: 'With postponed events' },
      hint: {
        de: 'Zum Beispiel, dass Karten gültig bleiben und wie man sie zurückgibt.',
        en: 'For example that tickets stay valid, and how to return them.',
      },
    },
    text_wheelchair: {
      ...notice,
      label: { de: 'Rollstuhlplätze buchen', en: 'Booking wheelchair places' },
      hint: {
        de: 'Steht bei den Rollstuhlplätzen jeder Veranstaltung: zum Beispiel Begleitkarte und Eingang.',
        en: 'Shown with the wheelchair places of every event: for example companion ticket and entrance.',
      },
    },
    wheelchair_phone: {
      kind: 'text',
      format: 'tel',
      limit: 40,
      label: { de: 'Telefon für Rollstuhlplätze', en: 'Telephone for wheelchair places' },
      hint: { de: 'Leer: das Telefon der Kasse.', en: 'If empty, the telephone of the box office.' },
    },
    wheelchair_url: {
      ...web,
      label: { de: 'Rollstuhlplätze im Netz', en: 'Wheelchair places online' },
      hint: {
        de: 'Adresse eines Formulars oder einer Seite des Ticketshops.',
        en: 'The address of a form or of a page of the ticket shop.',
      },
    },

    events_per_page: {
      ...perPage,
      initially: 10,
      label: { de: 'Veranstaltungen je Seite', en: 'Events per page' },
    },
    stories_per_page: {
      ...perPage,
      initially: 10,
      label: { de: 'Geschichten je Seite', en: 'Stories per page' },
    },
    search_per_page: {
      ...perPage,
      initially: 16,
      label: { de: 'Suchergebnisse je Seite', en: 'Search results per page' },
    },

    logo: {
      kind: 'picture',
      label: { de: 'Logo', en: 'Logo' },
      hint: {
        de: 'PNG oder WebP mit durchsichtigem Grund, der auf Hell und Dunkel gut aussieht.',
        en: 'PNG or WebP with a transparent ground, which looks good on light and dark.',
      },
    },
    logo_svg: {
      kind: 'text',
      lines: 6,
      limit: 20_000,
      isInternal: true,
      label: { de: 'Logo als SVG', en: 'Logo as SVG' },
      hint: {
        de: 'Der Inhalt der SVG-Datei; er kommt vor dem Bild. Mit der Farbe currentColor folgt es dem Design.',
        en: 'The content of the SVG file; it comes before the picture. With the colour currentColor it follows the theme.',
      },
    },
    app_icon: {
      kind: 'picture',
      label: { de: 'Symbol', en: 'Icon' },
      hint: {
        de: 'Quadratisch, für Browser und Startbildschirm. Leer: das Logo.',
        en: 'Square, for browsers and home screens. If empty, the logo.',
      },
    },
    accent_light: {
      ...colour,
      label: { de: 'Akzentfarbe, helles Design', en: 'Accent colour, light theme' },
      hint: {
        de: 'Für Schaltflächen. Sie muss sich vom hellen Grund gut abheben (Kontrast 4,5).',
        en: 'For buttons. It has to stand out from the light ground (contrast 4.5).',
      },
    },
    accent_dark: {
      ...colour,
      label: { de: 'Akzentfarbe, dunkles Design', en: 'Accent colour, dark theme' },
      hint: {
        de: 'Für Schaltflächen. Sie muss sich vom dunklen Grund gut abheben (Kontrast 4,5).',
        en: 'For buttons. It has to stand out from the dark ground (contrast 4.5).',
      },
    },
  },
  list: { columns: ['name'], search: [], order: 'name' },
  groups: [
    { label: { de: 'Das Haus', en: 'The house' }, fields: ['name', 'claim', 'opened_on', 'archive_since'] },
    {
      label: { de: 'Anschrift und Kontakt', en: 'Address and contact' },
      fields: [
        'street',
        'postal_code',
        'city',
        'region',
        'country',
        'phone',
        'email',
        'box_office_phone',
        'box_office_email',
        'opening_hours',
      ],
    },
    {
      label: { de: 'Währung und Kalender', en: 'Currency and calendar' },
      fields: ['currency', 'first_weekday', 'premiere_country'],
    },
    {
      label: { de: 'Andernorts', en: 'Elsewhere' },
      fields: [
        'social_instagram',
        'social_facebook',
        'social_youtube',
        'social_spotify',
        'donation_url',
        'membership_url',
        'reservation_url',
        'partner_name',
        'partner_url',
      ],
    },
    {
      label: { de: 'Ticketshop', en: 'Ticket shop' },
      fields: ['shop_origin', 'shop_feed', 'hides_new_seasons'],
    },
    {
      label: { de: 'Aussehen', en: 'Appearance' },
      fields: ['logo', 'logo_svg', 'app_icon', 'accent_light', 'accent_dark'],
    },
    {
      label: { de: 'Mails', en: 'Mails' },
      fields: ['mail_sender', 'mail_sender_name'],
    },
    {
      label: { de: 'Hinweise bei Veranstaltungen', en: 'Notices of events' },
      fields: [
        'text_cancelled',
        'refund_days',
        'text_sold_out',
        'text_postponed',
        'text_wheelchair',
        'wheelchair_phone',
        'wheelchair_url',
      ],
    },
    {
      label: { de: 'Listen', en: 'Lists' },
      fields: ['events_per_page', 'stories_per_page', 'search_per_page'],
    },
    { label: { de: 'Einwilligung', en: 'Consent' }, fields: ['consent_services'] },
  ],
})
