import type { BlockFields, BlockForm, FormField } from './form.ts'
import { firstWords } from './form-fields.ts'

/** What the page editor knows of a head: like the form of a block, without what only the palette needs. */
export type HeadForm = Pick<BlockForm, 'name' | 'summary' | 'fields' | 'inPlace'>

const title: FormField = {
  kind: 'line',
  field: 'title',
  limit: 200,
  label: { de: 'Titel', en: 'Title' },
}
const teaser: FormField = {
  kind: 'lines',
  field: 'teaser',
  rows: 4,
  limit: 600,
  isOneLine: true,
  label: { de: 'Anreißer', en: 'Teaser' },
  hint: {
    de: 'Steht auch in Listen und in Suchmaschinen.',
    en: 'Also shown in lists and by search engines.',
  },
}
const description: FormField = {
  kind: 'rich',
  field: 'description',
  isOptional: true,
  label: { de: 'Beschreibung', en: 'Description' },
}
const image = (label: { de: string; en: string }): FormField => ({
  kind: 'picture',
  field: 'image',
  ground: 'stone',
  label,
  hint: {
    de: 'Gilt für beide Sprachen. Die Beschreibung steht in der Mediathek.',
    en: 'Used in both languages. Its description is in the media library.',
  },
})
const hasHeadline = ({ headline }: BlockFields) => typeof headline === 'string' && headline !== ''
const place = (field: string) => `[data-head="${field}"]`

/** The forms by kind of owner. */
export const headForms: Record<string, HeadForm> = {
  page: {
    name: { de: 'Seitenkopf', en: 'Page header' },
    summary: firstWords('headline', 'title'),
    fields: [
      {
        kind: 'line',
        field: 'headline',
        limit: 300,
        label: { de: 'Überschrift', en: 'Headline' },
        hint: {
          de: 'Steht groß über der Seite. Ohne Überschrift steht dort der Titel.',
          en: 'Shown large above the page. Without a headline the title is shown there.',
        },
      },
      {
        ...title,
        hint: {
          de: 'Steht in Menüs, im Brotkrumenpfad und in Suchmaschinen.',
          en: 'Shown in menus, in the breadcrumbs and by search engines.',
        },
      },
      {
        kind: 'lines',
        field: 'text',
        rows: 4,
        limit: 600,
        isOneLine: true,
        label: { de: 'Vorspann', en: 'Lead' },
      },
      image({ de: 'Bühnenbild', en: 'Stage picture' }),
      {
        kind: 'line',
        field: 'link_text',
        limit: 200,
        label: { de: 'Text der Schaltfläche', en: 'Button text' },
      },
      { kind: 'link', field: 'link', label: { de: 'Ziel der Schaltfläche', en: 'Button target' } },
    ],
    inPlace: [
      // Without a headline, the title is shown in its place and edited there.
      { field: 'headline', kind: 'line', selector: place('headline'), isShown: hasHeadline },
      {
        field: 'title',
        kind: 'line',
        selector: place('headline'),
        isShown: (fields) => !hasHeadline(fields),
      },
      { field: 'text', kind: 'line', selector: place('text') },
      { field: 'link_text', kind: 'line', selector: place('link_text') },
    ],
  },
  event: {
    name: { de: 'Kopf der Veranstaltung', en: 'Event header' },
    summary: firstWords('teaser', 'description'),
    fields: [
      teaser,
      description,
      {
        kind: 'picture',
        field: 'image',
        label: { de: 'Bild', en: 'Picture' },
        hint: {
          de: 'Gilt für beide Sprachen. Ohne Bild steht hier die Klangfigur des Programms.',
          en: 'Used in both languages. Without a picture, the sound figure of the programme is shown.',
        },
      },
    ],
    inPlace: [
      { field: 'teaser', kind: 'line', selector: place('teaser') },
      { field: 'description', kind: 'rich', selector: place('description') },
    ],
  },
  article: {
    name: { de: 'Kopf der Geschichte', en: 'Story header' },
    summary: firstWords('title'),
    fields: [title, teaser, image({ de: 'Bild', en: 'Picture' })],
    inPlace: [
      { field: 'title', kind: 'line', selector: place('title') },
      { field: 'teaser', kind: 'line', selector: place('teaser') },
    ],
  },
  subscription: {
    name: { de: 'Kopf des Abonnements', en: 'Subscription header' },
    summary: firstWords('title'),
    fields: [
      title,
      { kind: 'line', field: 'subtitle', limit: 300, label: { de: 'Untertitel', en: 'Subtitle' } },
      teaser,
      description,
      image({ de: 'Bühnenbild', en: 'Stage picture' }),
    ],
    inPlace: [
      { field: 'title', kind: 'line', selector: place('title') },
      { field: 'subtitle', kind: 'line', selector: place('subtitle') },
      { field: 'teaser', kind: 'line', selector: place('teaser') },
      { field: 'description', kind: 'rich', selector: place('description') },
    ],
  },
}
