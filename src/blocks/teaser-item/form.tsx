import type { BlockFields, BlockForm } from '../form.ts'
import {
  firstWords,
  linkField,
  linkTextField,
  newFigure,
  pictureField,
  prelineField,
} from '../form-fields.ts'

const hasHeadline = ({ headline }: BlockFields) => typeof headline === 'string' && headline !== ''
/** The text of the link is then shown in place of the headline. */
const hasOnlyLinkText = (fields: BlockFields) => !hasHeadline(fields) && Boolean(fields['link_text'])
/** If the teaser has a link, the headline's text is inside of it. */
const headline = 'h3 > a, h3:not(:has(> a))'

export const form: BlockForm = {
  name: { de: 'Teaser', en: 'Teaser' },
  description: { de: 'Ein Teaser einer Teaser-Liste.', en: 'One teaser of a teaser list.' },
  keywords: { de: ['Kachel', 'Karte', 'Anreißer'], en: ['tile', 'card'] },
  group: 'lists',
  isOffered: false,
  drawing: (
    <>
      <path d="M28 8h40v26H28z" />
      <path d="M28 42h32" strokeWidth="3" />
      <path d="M28 50h40M28 56h24" />
    </>
  ),
  create: () => ({ fields: { image: newFigure() } }),
  summary: firstWords('headline', 'link_text', 'preline', 'text'),
  fields: [
    pictureField('bottle'),
    prelineField,
    { kind: 'line', field: 'headline', label: { de: 'Überschrift', en: 'Headline' } },
    { kind: 'line', field: 'subline', label: { de: 'Unterzeile', en: 'Subline' } },
    { kind: 'lines', field: 'text', rows: 3, label: { de: 'Text', en: 'Text' } },
    linkField,
    {
      ...linkTextField,
      hint: {
        de: 'Steht unter dem Text. Fehlt die Überschrift, steht er an deren Stelle.',
        en: 'Shown below the text, or in place of the headline if there is none.',
      },
    },
  ],
  inPlace: [
    { field: 'preline', kind: 'line', selector: '[class*="preline"]' },
    { field: 'headline', kind: 'line', selector: headline, isShown: (fields) => !hasOnlyLinkText(fields) },
    {
      field: 'link_text',
      kind: 'line',
      selector: headline,
      isShown: hasOnlyLinkText,
    },
    { field: 'subline', kind: 'line', selector: '[class*="subline"]' },
    { field: 'text', kind: 'lines', selector: '[class*="text"]' },
    { field: 'link_text', kind: 'line', selector: 'p > a', isShown: hasHeadline },
  ],
}
