import { withAddedFields } from '../added-fields.ts'
import { defineRecord } from '../definition.ts'
import { identifiers } from '../shared/identifiers.ts'
import { priceTemplates } from '../shared/price-categories.ts'

export const record = withAddedFields(
  defineRecord({
    kind: 'room',
    path: 'house/room',
    names: { de: { one: 'Saal', many: 'Säle' }, en: { one: 'Hall', many: 'Halls' } },
    area: 'house',
    right: 'manage_records',
    title: ['name'],
    detail: ['venue'],
    groups: [
      { label: { de: 'Der Saal', en: 'The hall' }, fields: ['name', 'venue', 'seats', 'access'] },
      { label: { de: 'Preise', en: 'Prices' }, isFolded: true, fields: ['price_templates'] },
      { label: { de: 'Saalplan', en: 'Seating plan' }, isFolded: true, fields: ['plan', 'seating'] },
    ],
    fields: {
      name: { kind: 'text', localized: true, required: true, limit: 120, label: { de: 'Name', en: 'Name' } },
      name_dative: {
        kind: 'text',
        limit: 120,
        isInternal: true,
        isRare: true,
        label: { de: 'Name im Dativ', en: 'German name in the dative' },
        hint: {
          de: 'Nur wenn er anders lautet: im „Großen Saal“. So schlägt die Website Texte richtig vor, wenn ein Konzert in diesen Saal verlegt wird.',
          en: 'Only where it differs, as in “im Großen Saal”. Texts are then proposed correctly when a concert moves to this hall.',
        },
      },
      name_genitive: {
        kind: 'text',
        limit: 120,
        isInternal: true,
        isRare: true,
        label: { de: 'Name im Genitiv', en: 'German name in the genitive' },
        hint: { de: 'Wie in: die Mitte des „Großen Saals“.', en: 'As in “die Mitte des Großen Saals”.' },
      },
      venue: {
        kind: 'reference',
        to: 'venue',
        required: true,
        label: { de: 'Haus', en: 'Venue' },
      },
      seats: { kind: 'number', min: 0, max: 100_000, label: { de: 'Plätze', en: 'Seats' } },
      access: {
        kind: 'text',
        localized: true,
        lines: 4,
        limit: 800,
        label: { de: 'Zugang', en: 'Access' },
        hint: {
          de: 'Wie man ohne Stufen hineinkommt, Rollstuhlplätze, Höranlage: steht bei jeder Veranstaltung in diesem Saal.',
          en: 'Step-free ways, wheelchair places, hearing loop: shown with every event in this hall.',
        },
      },
      plan: { kind: 'picture', label: { de: 'Saalplan', en: 'Seating plan' } },
      seating: {
        kind: 'parts',
        inRow: true,
        max: 60,
        label: { de: 'Blöcke', en: 'Blocks of seats' },
        hint: {
          de: 'Daraus zeichnet die Website den Saalplan mit den Preisen. Blöcke mit gleichem Abstand liegen nebeneinander, in dieser Reihenfolge von links.',
          en: 'The website draws the seating plan with the prices from them. Blocks at the same distance are side by side, in this order from the left.',
        },
        name: { de: 'Block', en: 'Block' },
        fields: {
          name: {
            kind: 'text',
            localized: true,
            required: true,
            limit: 80,
            label: { de: 'Name', en: 'Name' },
          },
          distance: {
            kind: 'number',
            required: true,
            min: 0,
            max: 12,
            initially: 1,
            label: { de: 'Abstand', en: 'Distance' },
            hint: {
              de: '1 ist der Bühne am nächsten, 0 ist hinter ihr.',
              en: '1 is the nearest to the stage, 0 is behind it.',
            },
          },
          seats: {
            kind: 'number',
            required: true,
            min: 1,
            max: 10_000,
            label: { de: 'Plätze', en: 'Seats' },
          },
          price_category: {
            kind: 'number',
            min: 1,
            max: 20,
            label: { de: 'Preiskategorie', en: 'Price category' },
            hint: {
              de: 'Die wievielte in der Liste der Preise.',
              en: 'Its number in the list of prices.',
            },
          },
          wheelchair_places: {
            kind: 'number',
            min: 0,
            max: 500,
            label: { de: 'Davon Rollstuhlplätze', en: 'Of them wheelchair places' },
          },
        },
        isRare: true,
      },
      price_templates: priceTemplates,
      identifiers,
      position: { kind: 'position', label: { de: 'Platz', en: 'Position' } },
    },
    list: { columns: ['name', 'venue', 'seats'], search: ['name'], filters: ['venue'], order: 'position' },
  }),
)
