import { expect, test } from 'vitest'
import { renderToString } from '#render-to-string'
import { MarkedText } from './marked-text.tsx'

const render = (text: string, marks: [number, number][]) =>
  renderToString(<MarkedText text={text} marks={marks} />).replaceAll('<!-- -->', '')

test('Found words are marked, and all other text stays as it is', () => {
  expect(
    render('Bach & Söhne: Bach', [
      [0, 4],
      [14, 18],
    ]),
  ).toBe('<mark>Bach</mark> &amp; Söhne: <mark>Bach</mark>')
  expect(render('Orgel', [])).toBe('Orgel')
})
