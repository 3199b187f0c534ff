/** Fields and drawings shared by the forms of several blocks. */
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import type { RichTextBlock, RichTextDocument } from '#design/rich-text/rich-text-document.ts'
import { partLanguageName, partLanguageNames } from '#i18n/part-languages.ts'
import { excerptOf, plainTextOf } from '#i18n/plain-text.ts'
import type { BlockFields, FormField } from './form.ts'

export const anchorField = (from?: string): FormField => ({
  kind: 'anchor',
  field: 'anchor',
  from,
  label: { de: 'Sprungmarke', en: 'Anchor' },
  hint: {
    de: 'Damit Links genau hierher führen können.',
    en: 'So that links can lead right here.',
  },
  isRare: true,
})

/** The picture field; `ground` is the ground of the block's figures. */
export const pictureField = (
  ground: string,
  fields: { name?: string; caption?: string; credit?: string; linkedBy?: string } = {},
): FormField => ({
  kind: 'picture',
  field: 'image',
  alt: 'image_alt',
  decorative: 'image_decorative',
  ground,
  ...fields,
  label: { de: 'Bild', en: 'Picture' },
})

export const linkField: FormField = {
  kind: 'link',
  field: 'link',
  label: { de: 'Ziel', en: 'Target' },
}

/** The language of a block's words, if it is not that of the page. */
export const languageField: FormField = {
  kind: 'choice',
  field: 'language',
  label: { de: 'Sprache', en: 'Language' },
  hint: {
    de: 'Vorleseprogramme sprechen die Wörter dann richtig aus.',
    en: 'Screen readers will then pronounce the words correctly.',
  },
  options: [
    { value: '', name: { de: 'Sprache der Seite', en: 'Language of the page' } },
    ...partLanguageNames('de').map(({ code, name }) => ({
      value: code,
      name: { de: name, en: partLanguageName(code, 'en') },
    })),
  ],
  isRare: true,
}

export const prelineField: FormField = {
  kind: 'line',
  field: 'preline',
  label: { de: 'Dachzeile', en: 'Preline' },
  hint: { de: 'Klein über der Überschrift.', en: 'Small, above the headline.' },
}

export const linkTextField: FormField = {
  kind: 'line',
  field: 'link_text',
  label: { de: 'Linktext', en: 'Link text' },
  hint: {
    de: 'Sagt, wohin es geht. Bleibt er leer, gilt die Überschrift.',
    en: 'Says where it leads. If left empty, the headline stands in.',
  },
}

export const copyrightField = (field: string): FormField => ({
  kind: 'line',
  field,
  label: { de: 'Bildnachweis', en: 'Picture credit' },
  hint: { de: 'Ohne ©, das steht von selbst davor.', en: 'Without ©, which is added by itself.' },
})

export const lengthField: FormField = {
  kind: 'line',
  field: 'length',
  limit: 40,
  label: { de: 'Dauer', en: 'Length' },
  placeholder: { de: '3:40', en: '3:40' },
}

/** A random figure as the default picture. */
export function newFigure(): string {
  return `figure:${Math.random().toString(36).slice(2, 10)}`
}

/** The text of the first non-empty field, shortened; rich text without its marks. */
export function firstWords(...names: string[]): (fields: BlockFields) => string {
  return (fields) => {
    for (const name of names) {
      const value = fields[name]
      const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : plainTextOf(value)
      if (text !== '') return excerptOf(text, 60)
    }
    return ''
  }
}

/** The host of an embed: `open.spotify.com`. */
export function hostOf(name: string): (fields: BlockFields) => string {
  return (fields) => {
    const value = fields[name]
    return typeof value === 'string' && URL.canParse(value) ? new URL(value).host.replace(/^www\./, '') : ''
  }
}

/** The paragraphs of a text with typed line breaks. */
export function plainParagraphs(text: unknown): string[] {
  return typeof text === 'string' ? text.split(/\n+/).filter((line) => line.trim() !== '') : []
}

/** The paragraphs and items of a rich text, without their marks. */
export function richParagraphs(text: unknown): string[] {
  const paragraphs: string[] = []
  const walk = (nodes: readonly RichTextBlock[]) => {
    for (const node of nodes)
      if (node.type === 'paragraph')
        paragraphs.push((node.content ?? []).map((part) => ('text' in part ? part.text : ' ')).join(''))
      else for (const item of node.content) walk(item.content)
  }
  walk(readRichText(text).content)
  return paragraphs.filter((line) => line.trim() !== '')
}

/** A rich text of paragraphs without marks. */
export function richTextOf(paragraphs: readonly string[]): RichTextDocument {
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
}

/** The common fields of pictures of all kinds. */
export function pictureOnly(fields: BlockFields): BlockFields {
  const names = ['image', 'image_alt', 'image_decorative', 'description', 'copyright']
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}
