import { withAddedFields } from '../added-fields.ts'
import { defineRecord } from '../definition.ts'
import { waitsIn } from '../shared/waits-in.ts'

export const record = withAddedFields(
  defineRecord({
    kind: 'article',
    path: 'blog/article',
    names: { de: { one: 'Story', many: 'Stories' }, en: { one: 'Story', many: 'Stories' } },
    about: {
      de: 'Titel, Bild und Einordnung; den Text schreiben Sie auf der Seite selbst.',
      en: 'Title, picture and where it belongs; the text is written on the page itself.',
    },
    area: 'stories',
    right: 'manage_records',
    isWrittenOnPage: true,
    title: ['title'],
    detail: ['published_at'],
    publication: 'is_online',
    fields: {
      title: {
        kind: 'text',
        localized: true,
        required: true,
        limit: 300,
        label: { de: 'Titel', en: 'Title' },
      },
      teaser: {
        kind: 'text',
        localized: true,
        lines: 3,
        limit: 256,
        label: { de: 'Kurztext', en: 'Short text' },
      },
      category: { kind: 'reference', to: 'article_category', label: { de: 'Rubrik', en: 'Category' } },
      tags: { kind: 'references', to: 'article_tag', label: { de: 'Schlagwörter', en: 'Tags' } },
      author: {
        kind: 'text',
        limit: 200,
        label: { de: 'Autorinnen und Autoren', en: 'Authors' },
      },
      reading_minutes: {
        kind: 'number',
        min: 1,
        max: 600,
        unit: { de: 'Minuten', en: 'minutes' },
        label: { de: 'Lesezeit', en: 'Reading time' },
        hint: {
          de: 'Wer etwas zu hören oder zu sehen gibt, zeigt dessen Dauer.',
          en: 'A story with something to hear or to see shows the length of that.',
        },
      },
      published_at: {
        kind: 'instant',
        required: true,
        label: { de: 'Erscheint', en: 'Appears' },
        hint: { de: 'Davor sehen Besucher:innen sie nicht.', en: 'Visitors do not see it before.' },
      },
      online_to: { kind: 'instant', label: { de: 'Sichtbar bis', en: 'Visible until' } },
      image: { kind: 'picture', label: { de: 'Bild', en: 'Picture' } },
      recording: {
        kind: 'reference',
        to: 'media',
        label: { de: 'Zu hören oder zu sehen', en: 'To hear or to see' },
        hint: {
          de: 'Eine Aufnahme oder ein Film der Mediathek. Was in der Rubrik zum Hören steht, kommt auch in den Podcast.',
          en: 'A recording or a film of the media library. What is in the category for listening is in the podcast as well.',
        },
      },
      events: {
        kind: 'references',
        to: 'event',
        label: { de: 'Konzerte zur Story', en: 'Concerts of the story' },
      },
      slug: { kind: 'slug', from: 'title', label: { de: 'Adresse', en: 'Address' } },
      is_online: { kind: 'flag', label: { de: 'Öffentlich', en: 'Public' } },
      waits_in: waitsIn,
    },
    list: {
      columns: ['title', 'published_at', 'category', 'author', 'is_online'],
      search: ['title', 'author'],
      filters: ['category', 'published_at', 'is_online'],
      order: '-published_at',
    },
  }),
)
