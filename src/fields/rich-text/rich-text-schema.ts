import { Schema, type DOMOutputSpec } from 'prosemirror-model'
import { partLanguageOf } from '#i18n/part-languages.ts'
import { kindOfTarget } from '#design/rich-text/link-target.ts'

/**
 * The ProseMirror schema of rich text (decision 15): a closed set of nodes and marks, rendered as the elements of the
 * public page (src/design/rich-text/rich-text.tsx), so that it looks the same while it is edited.
 */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      attrs: { textAlign: { default: null } },
      parseDOM: ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'div'].map((tag) => ({
        tag,
        getAttrs: (element) => ({ textAlign: alignmentOf(element) }),
      })),
      toDOM: ({ attrs }): DOMOutputSpec => ['p', shownAlignment(attrs['textAlign']), 0],
    },
    bulletList: {
      group: 'block',
      content: 'listItem+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: (): DOMOutputSpec => ['ul', 0],
    },
    orderedList: {
      group: 'block',
      content: 'listItem+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: (): DOMOutputSpec => ['ol', 0],
    },
    listItem: {
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: (): DOMOutputSpec => ['li', 0],
    },
    text: { group: 'inline' },
    hardBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: (): DOMOutputSpec => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {}, newWindow: { default: false } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('data-target') ?? element.getAttribute('href')
            if (href === null || kindOfTarget(href) === null) return false
            return { href, newWindow: element.getAttribute('target') === '_blank' }
          },
        },
      ],
      // The target is resolved to an address only when the page is rendered; `data-target` preserves it for copying.
      toDOM: ({ attrs }): DOMOutputSpec => [
        'a',
        {
          href: '#',
          'data-target': String(attrs['href']),
          ...(attrs['newWindow'] === true && { target: '_blank' }),
        },
        0,
      ],
    },
    language: {
      attrs: { language: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'span[lang]',
          // The span may be bold as well.
          consuming: false,
          getAttrs: (element) => {
            const language = partLanguageOf(element.lang)
            return language !== null && { language }
          },
        },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => ['span', { lang: String(attrs['language']) }, 0],
    },
    italic: {
      parseDOM: [
        { tag: 'i', getAttrs: (element) => (element.style.fontStyle === 'normal' ? false : {}) },
        { tag: 'em', getAttrs: (element) => (element.style.fontStyle === 'normal' ? false : {}) },
        { style: 'font-style', getAttrs: (value) => (/italic|oblique/.test(value) ? {} : false) },
        { style: 'font-style=normal', clearMark: (mark) => mark.type.name === 'italic' },
      ],
      toDOM: (): DOMOutputSpec => ['em', 0],
    },
    bold: {
      parseDOM: [
        // Google Docs wraps everything copied in a `<b>` element that is not bold.
        { tag: 'strong', getAttrs: (element) => (isLight(element) ? false : {}) },
        { tag: 'b', getAttrs: (element) => (isLight(element) ? false : {}) },
        { style: 'font-weight', getAttrs: (value) => (/^(bold(er)?|[6-9]\d{2})$/.test(value) ? {} : false) },
        { style: 'font-weight=400', clearMark: (mark) => mark.type.name === 'bold' },
        { style: 'font-weight=normal', clearMark: (mark) => mark.type.name === 'bold' },
      ],
      toDOM: (): DOMOutputSpec => ['strong', 0],
    },
  },
})

function isLight({ style }: HTMLElement): boolean {
  return /^(normal|lighter|[1-5]00)$/.test(style.fontWeight)
}

function alignmentOf(element: HTMLElement): string | null {
  const said = element.dataset['align'] ?? (element.style.textAlign || element.getAttribute('align')) ?? ''
  return ['center', 'right'].includes(said) ? said : null
}

function shownAlignment(textAlign: unknown): Record<string, string> {
  return textAlign === 'center' || textAlign === 'right' ? { 'data-align': textAlign } : {}
}
