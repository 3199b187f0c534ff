import type { HouseFormats } from '#i18n/house-formats.ts'
import { premieres } from '#i18n/premieres.ts'
import { withAddedFields } from '../added-fields.ts'
import { defineRecord } from '../definition.ts'
import { currency } from '../shared/currency.ts'
import { priceCategories } from '../shared/price-categories.ts'
import { newNamed, newSeason, newWork, proposeWork } from '../shared/quick-create.ts'
import { castFields } from '../shared/cast-fields.ts'
import { sources } from '../shared/sources.ts'
import { uncertainDateHint } from '../shared/uncertain-date-hint.ts'
import { waitsIn } from '../shared/waits-in.ts'

/** What a planning file or a planning system says of an event. */
const plannedFields = [
  'title',
  'subtitle',
  'date_start',
  'is_time_known',
  'doors_open',
  'room',
  'series',
  'season',
  'genres',
  'status',
  'programme',
  'cast',
  'duration_minutes',
  'interval_minutes',
  'price_min',
  'price_max',
  'ticket_sale_from',
  'presale',
  'ticket_url_external',
  'is_option',
  'is_own_production',
  'promoter_name',
  'promoter_url',
  'promoter_contact',
  'teaser',
  'age_from',
  'responsible',
  'internal_note',
] as const

export const record = withAddedFields(
  defineRecord({
    kind: 'event',
    path: 'events/event',
    names: {
      de: { one: 'Veranstaltung', many: 'Veranstaltungen' },
      en: { one: 'Event', many: 'Events' },
    },
    area: 'programme',
    right: 'manage_records',
    title: ['title'],
    detail: ['date_start', 'room'],
    publication: 'is_online',
    isPrinted: true,
    groups: [
      {
        label: { de: 'Eckdaten', en: 'Facts' },
        fields: ['title', 'subtitle', 'date_start', 'room', 'series', 'season', 'genres', 'is_option'],
      },
      { label: { de: 'Programm', en: 'Programme' }, fields: ['programme'] },
      { label: { de: 'Besetzung', en: 'Cast' }, fields: ['cast'] },
      { label: { de: 'Preise', en: 'Prices' }, fields: ['price_categories'] },
      {
        label: { de: 'Zeiten und Stand', en: 'Times and status' },
        isFolded: true,
        fields: [
          'status',
          'previous_date',
          'doors_open',
          'date_end',
          'duration_minutes',
          'interval_minutes',
          'is_time_known',
          'uncertain_date',
        ],
      },
      {
        label: { de: 'Verkauf', en: 'Sale' },
        isFolded: true,
        fields: ['ticket_sale_from', 'presale', 'price_min', 'price_max', 'currency', 'ticket_url_external'],
      },
      {
        label: { de: 'Veranstalter', en: 'Promoter' },
        isFolded: true,
        fields: ['is_own_production', 'promoter_name', 'promoter_url', 'promoter_contact'],
      },
      {
        label: { de: 'Texte und Bild', en: 'Texts and picture' },
        isFolded: true,
        fields: ['teaser', 'description', 'image', 'pictures'],
      },
      { label: { de: 'Zugang', en: 'Access' }, isFolded: true, fields: ['access', 'age_from'] },
      {
        label: { de: 'Öffentliche Änderungen', en: 'Public changes' },
        isFolded: true,
        fields: ['public_changes'],
      },
      {
        label: { de: 'Intern', en: 'Internal' },
        isFolded: true,
        fields: [
          'responsible',
          'is_text_ready',
          'is_translated',
          'is_picture_ready',
          'internal_note',
          'sources',
        ],
      },
      {
        label: { de: 'Auf der Website', en: 'On the website' },
        isFolded: true,
        fields: ['slug', 'online_from', 'online_to', 'is_online', 'external_id', 'source', 'edited_fields'],
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
      date_start: { kind: 'instant', required: true, label: { de: 'Beginn', en: 'Start' } },
      is_time_known: {
        kind: 'flag',
        initially: true,
        isRare: true,
        label: { de: 'Die Uhrzeit steht fest', en: 'The time is settled' },
      },
      uncertain_date: {
        kind: 'text',
        format: 'uncertain_date',
        limit: 60,
        isRare: true,
        label: { de: 'Datum, wenn der Tag nicht feststeht', en: 'Date, if the day is not known' },
        hint: uncertainDateHint,
      },
      doors_open: { kind: 'instant', near: 'date_start', label: { de: 'Einlass', en: 'Doors open' } },
      date_end: {
        kind: 'instant',
        near: 'date_start',
        isRare: true,
        label: { de: 'Ende', en: 'End' },
        hint: { de: 'Leer: folgt aus der Dauer.', en: 'If empty, it follows from the duration.' },
      },
      room: { kind: 'reference', to: 'room', label: { de: 'Saal', en: 'Hall' } },
      series: { kind: 'reference', to: 'series', create: newNamed, label: { de: 'Reihe', en: 'Series' } },
      season: {
        kind: 'reference',
        to: 'season',
        create: newSeason,
        label: { de: 'Saison', en: 'Season' },
      },
      genres: { kind: 'references', to: 'genre', label: { de: 'Genres', en: 'Genres' } },
      is_option: {
        kind: 'flag',
        isInternal: true,
        label: { de: 'Option', en: 'Option' },
        hint: {
          de: 'Noch nicht sicher. Eine Option ist nie öffentlich.',
          en: 'Not sure yet. An option is never public.',
        },
      },
      status: {
        kind: 'choice',
        label: { de: 'Stand', en: 'Status' },
        hint: { de: 'Leer: findet statt, Karten im Verkauf.', en: 'If empty: takes place, tickets on sale.' },
        options: [
          { value: 'few_tickets', label: { de: 'Restkarten', en: 'Last tickets' } },
          { value: 'sold_out', label: { de: 'Ausverkauft', en: 'Sold out' } },
          { value: 'no_sale', label: { de: 'Eintritt frei', en: 'Free admission' } },
          { value: 'cancelled', label: { de: 'Abgesagt', en: 'Cancelled' } },
          { value: 'postponed', label: { de: 'Verschoben', en: 'Postponed' } },
        ],
      },
      previous_date: {
        kind: 'instant',
        label: { de: 'Ursprünglicher Termin', en: 'Original date' },
        isWanted: wasMoved,
      },
      programme: {
        kind: 'parts',
        lines: 'programme',
        max: 80,
        label: { de: 'Programm', en: 'Programme' },
        name: { de: 'Programmpunkt', en: 'Item' },
        fields: {
          kind: {
            kind: 'choice',
            required: true,
            initially: 'work',
            label: { de: 'Art', en: 'Kind' },
            options: [
              { value: 'work', label: { de: 'Werk', en: 'Work' } },
              { value: 'movement', label: { de: 'Satz', en: 'Movement' } },
              { value: 'interval', label: { de: 'Pause', en: 'Interval' } },
              { value: 'talk', label: { de: 'Gespräch', en: 'Talk' } },
              { value: 'encore', label: { de: 'Zugabe', en: 'Encore' } },
            ],
          },
          work: {
            kind: 'reference',
            to: 'work',
            label: { de: 'Werk', en: 'Work' },
            create: newWork,
            propose: proposeWork,
            isWanted: isOfWork,
          },
          title: {
            kind: 'text',
            localized: true,
            limit: 300,
            isRare: isOfWholeWork,
            label: { de: 'Eigener Titel', en: 'Own title' },
            hint: {
              de: 'Der gespielte Satz oder Ausschnitt, das Thema eines Gesprächs.',
              en: 'The movement or excerpt played, the subject of a talk.',
            },
          },
          minutes: {
            kind: 'number',
            min: 1,
            max: 600,
            unit: { de: 'Minuten', en: 'minutes' },
            label: { de: 'Dauer', en: 'Duration' },
          },
          arrangement: {
            kind: 'text',
            localized: true,
            limit: 200,
            isRare: true,
            label: { de: 'Bearbeitung', en: 'Arrangement' },
          },
          premiere: {
            kind: 'choice',
            isRare: true,
            label: { de: 'Erste Aufführung', en: 'First performance' },
            options: [
              { value: 'world', label: { de: 'Uraufführung', en: 'World premiere' } },
              {
                value: 'country',
                label: { de: 'Erstaufführung im Land', en: 'National premiere' },
                ofHouse: ({ premiere_country: country }: HouseFormats) => premieres[country].name,
              },
              {
                value: 'city',
                label: { de: 'Erstaufführung in der Stadt', en: 'First performance in the city' },
              },
            ],
          },
          note: {
            kind: 'text',
            localized: true,
            limit: 300,
            isRare: true,
            label: { de: 'Hinweis', en: 'Note' },
          },
          cast: {
            kind: 'parts',
            max: 40,
            isRare: true,
            label: { de: 'Nur in diesem Programmpunkt', en: 'In this item only' },
            name: { de: 'Mitwirkende', en: 'Performer' },
            fields: castFields,
          },
        },
      },
      duration_minutes: {
        kind: 'number',
        min: 1,
        max: 1440,
        unit: { de: 'Minuten', en: 'minutes' },
        label: { de: 'Dauer', en: 'Duration' },
        hint: {
          de: 'Leer: folgt aus den Minuten des Programms, wenn alle bekannt sind.',
          en: 'If empty, it follows from the minutes of the programme, if all are known.',
        },
      },
      interval_minutes: {
        kind: 'number',
        min: 1,
        max: 240,
        unit: { de: 'Minuten', en: 'minutes' },
        label: { de: 'Pause', en: 'Interval' },
      },
      cast: {
        kind: 'parts',
        lines: 'cast',
        max: 120,
        label: { de: 'Besetzung', en: 'Cast' },
        name: { de: 'Mitwirkende', en: 'Performer' },
        fields: castFields,
      },
      price_categories: priceCategories,
      price_min: {
        kind: 'money',
        label: { de: 'Preis ab', en: 'Price from' },
        hint: { de: 'Leer: folgt aus den Kategorien.', en: 'If empty, it follows from the categories.' },
      },
      price_max: { kind: 'money', label: { de: 'Preis bis', en: 'Price to' } },
      currency,
      ticket_sale_from: { kind: 'instant', label: { de: 'Verkauf ab', en: 'On sale from' } },
      presale: {
        kind: 'parts',
        max: 20,
        label: { de: 'Vorverkauf', en: 'Advance sale' },
        name: { de: 'Gruppe', en: 'Group' },
        fields: {
          tag: {
            kind: 'reference',
            to: 'customer_tag',
            required: true,
            label: { de: 'Kundengruppe', en: 'Customer group' },
          },
          presale_date: { kind: 'instant', required: true, label: { de: 'Ab', en: 'From' } },
        },
      },
      ticket_url_external: {
        kind: 'text',
        format: 'url',
        limit: 500,
        label: { de: 'Karten bei', en: 'Tickets at' },
        hint: {
          de: 'Nur wenn nicht der eigene Kartenshop verkauft.',
          en: 'Only if not the own shop sells them.',
        },
      },
      is_own_production: {
        kind: 'flag',
        initially: true,
        label: { de: 'Eigene Veranstaltung', en: 'The house’s own event' },
      },
      promoter_name: {
        kind: 'text',
        limit: 200,
        label: { de: 'Veranstalter', en: 'Promoter' },
        isWanted: isHired,
      },
      promoter_url: {
        kind: 'text',
        format: 'url',
        limit: 500,
        label: { de: 'Seite des Veranstalters', en: 'The promoter’s site' },
        isWanted: isHired,
      },
      promoter_contact: {
        kind: 'text',
        limit: 200,
        label: { de: 'Kontakt zum Veranstalter', en: 'The promoter’s contact' },
        hint: { de: 'Telefon oder E-Mail, für Besucher:innen.', en: 'Phone or e-mail, for visitors.' },
        isWanted: isHired,
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
      pictures: {
        kind: 'parts',
        max: 30,
        label: { de: 'Weitere Bilder', en: 'Further pictures' },
        hint: {
          de: 'Pressebilder lassen sich auf der Seite mit ihrer Nennung herunterladen.',
          en: 'Press pictures can be downloaded on the page, with their credit.',
        },
        name: { de: 'Bild', en: 'Picture' },
        fields: { image: { kind: 'picture', required: true, label: { de: 'Bild', en: 'Picture' } } },
      },
      access: {
        kind: 'facts',
        label: { de: 'Zugang', en: 'Access' },
        facts: [
          { name: 'wheelchair_places', max: 999, label: { de: 'Rollstuhlplätze', en: 'Wheelchair places' } },
          { name: 'step_free', label: { de: 'Stufenlos erreichbar', en: 'Step-free' } },
          { name: 'induction_loop', label: { de: 'Induktionsschleife', en: 'Induction loop' } },
          { name: 'relaxed_performance', label: { de: 'Entspannte Vorstellung', en: 'Relaxed performance' } },
          { name: 'audio_description', label: { de: 'Audiodeskription', en: 'Audio description' } },
          { name: 'sign_language', label: { de: 'Gebärdensprache', en: 'Sign language' } },
        ],
      },
      age_from: {
        kind: 'number',
        min: 0,
        max: 99,
        unit: { de: 'Jahre', en: 'years' },
        label: { de: 'Empfohlen ab', en: 'Recommended from' },
      },
      public_changes: {
        kind: 'parts',
        inRow: true,
        max: 40,
        label: { de: 'Änderungen', en: 'Changes' },
        hint: {
          de: 'Steht auf der Seite der Veranstaltung, mit dem Tag.',
          en: 'Shown on the page of the event, with the day.',
        },
        name: { de: 'Änderung', en: 'Change' },
        fields: {
          kind: {
            kind: 'choice',
            required: true,
            label: { de: 'Was sich ändert', en: 'What changes' },
            options: [
              { value: 'cast', label: { de: 'Besetzung', en: 'Cast' } },
              { value: 'programme', label: { de: 'Programm', en: 'Programme' } },
              { value: 'room', label: { de: 'Saal', en: 'Hall' } },
              { value: 'date', label: { de: 'Termin', en: 'Date' } },
              { value: 'cancelled', label: { de: 'Absage', en: 'Cancellation' } },
              { value: 'postponed', label: { de: 'Verschiebung', en: 'Postponement' } },
              { value: 'reinstated', label: { de: 'Findet doch statt', en: 'Takes place after all' } },
              { value: 'other', label: { de: 'Anderes', en: 'Other' } },
            ],
          },
          at: { kind: 'instant', required: true, label: { de: 'Bekannt gegeben', en: 'Announced' } },
          note: { kind: 'text', localized: true, lines: 2, limit: 400, label: { de: 'Hinweis', en: 'Note' } },
        },
      },
      responsible: {
        kind: 'text',
        isPerson: true,
        limit: 120,
        isInternal: true,
        label: { de: 'Verantwortlich', en: 'Responsible' },
      },
      is_text_ready: { kind: 'flag', label: { de: 'Text fertig', en: 'Text ready' } },
      is_translated: { kind: 'flag', label: { de: 'Übersetzt', en: 'Translated' } },
      is_picture_ready: { kind: 'flag', label: { de: 'Bild fertig', en: 'Picture ready' } },
      internal_note: {
        kind: 'text',
        lines: 4,
        limit: 4000,
        isInternal: true,
        label: { de: 'Notiz', en: 'Note' },
        hint: { de: 'Sehen nur Mitarbeitende.', en: 'For staff only.' },
      },
      sources,
      slug: { kind: 'slug', from: 'title', label: { de: 'Adresse', en: 'Address' } },
      online_from: { kind: 'instant', label: { de: 'Sichtbar ab', en: 'Visible from' } },
      online_to: { kind: 'instant', label: { de: 'Sichtbar bis', en: 'Visible until' } },
      is_online: { kind: 'flag', label: { de: 'Öffentlich', en: 'Public' } },
      waits_in: waitsIn,
      external_id: {
        kind: 'text',
        limit: 201,
        readOnly: true,
        label: { de: 'Nummer im Kartenshop', en: 'Number in the shop' },
      },
      source: {
        kind: 'text',
        required: true,
        limit: 40,
        readOnly: true,
        label: { de: 'Herkunft', en: 'Source' },
      },
      vanished_at: {
        kind: 'instant',
        readOnly: true,
        isSpecial: true,
        label: { de: 'Fehlt im Kartenshop seit', en: 'Missing in the shop since' },
      },
      missing: {
        kind: 'choices',
        readOnly: 'computed',
        isSpecial: true,
        label: { de: 'Fehlt noch', en: 'Still missing' },
        options: [
          { value: 'text', label: { de: 'Text', en: 'Text' } },
          { value: 'translation', label: { de: 'Übersetzung', en: 'Translation' } },
          { value: 'picture', label: { de: 'Bild', en: 'Picture' } },
          { value: 'prices', label: { de: 'Preise', en: 'Prices' } },
          { value: 'sale_date', label: { de: 'Verkaufsbeginn', en: 'Sale date' } },
        ],
      },
      edited_fields: {
        kind: 'taken',
        source: 'source',
        label: { de: 'Vom Haus übernommen', en: 'Taken over by the house' },
        importers: [
          {
            source: 'shop',
            name: { de: 'Kartenshop', en: 'Ticket shop' },
            isLocked: true,
            fields: [
              'date_start',
              'status',
              'previous_date',
              'price_min',
              'price_max',
              'currency',
              'ticket_sale_from',
              'ticket_url_external',
              'room',
            ],
          },
          {
            source: 'planning',
            name: { de: 'Planungsdatei', en: 'Planning file' },
            fields: plannedFields,
          },
          {
            source: 'planning_system',
            name: { de: 'Planungssystem', en: 'Planning system' },
            isLocked: true,
            fields: plannedFields,
          },
          {
            source: 'archive',
            name: { de: 'Archiv-Import', en: 'Archive import' },
            fields: [
              'title',
              'subtitle',
              'date_start',
              'is_time_known',
              'uncertain_date',
              'room',
              'series',
              'season',
              'genres',
              'programme',
              'cast',
            ],
          },
        ],
      },
    },
    list: {
      columns: ['title', 'date_start', 'room', 'series', 'status', 'is_option', 'is_online'],
      search: ['title', 'subtitle', 'responsible'],
      filters: [
        'date_start',
        'room',
        'series',
        'season',
        'status',
        'ticket_sale_from',
        'is_online',
        'missing',
        'is_option',
        'is_own_production',
        'is_text_ready',
        'is_translated',
        'is_picture_ready',
      ],
      order: '~date_start',
    },
  }),
)

function isHired({ is_own_production: isOwn }: { is_own_production?: unknown }): boolean {
  return isOwn === false
}

function isOfWork({ kind }: { kind?: unknown }): boolean {
  return kind !== 'interval' && kind !== 'talk'
}

/** Of a movement and of a talk the title is what it is called; of all else it is an exception. */
function isOfWholeWork({ kind }: { kind?: unknown }): boolean {
  return kind !== 'movement' && kind !== 'talk'
}

function wasMoved({ status, previous_date: date }: { status?: unknown; previous_date?: unknown }): boolean {
  return status === 'postponed' || Boolean(date)
}
