import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { addressOf, RichText } from './rich-text.tsx'

const render = (content: unknown[], links = {}) =>
  renderToStaticMarkup(<RichText document={{ type: 'doc', content }} links={links} />).replace(
    /^<div[^>]*>|<\/div>$/g,
    '',
  )
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const text = (value: string, ...marks: unknown[]) => ({ type: 'text', text: value, marks })
const link = (href: unknown, newWindow = false) => ({ type: 'link', attrs: { href, newWindow } })

describe('Rich text', () => {
  test('shows exactly the marks that the editor offers', () => {
    expect(
      render([
        paragraph(
          text('fett', { type: 'bold' }),
          text('schräg', { type: 'italic' }),
          text('rot', { type: 'color' }),
        ),
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('Punkt'))] }] },
        { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('eins'))] }] },
        { type: 'paragraph', attrs: { textAlign: 'center' }, content: [text('Mitte')] },
      ]),
    ).toBe(
      '<p><strong>fett</strong><em>schräg</em>rot</p><ul><li><p>Punkt</p></li></ul><ol><li><p>eins</p></li></ol><p data-align="center">Mitte</p>',
    )
  })

  test('keeps the words of what it does not know, and never shows markup', () => {
    expect(
      render([{ type: 'iframe', attrs: { src: 'https://evil.example' }, content: [text('Wort <b>')] }]),
    ).toBe('Wort &lt;b&gt;')
    for (const broken of [null, 'x', 7, [], { type: 'text' }, { type: 'paragraph', content: 'x' }])
      expect(render([broken])).not.toContain('undefined')
  })

  test('follows references to their address, and drops links that lead nowhere', () => {
    const links = { 'page:3': '/de/besuch' }
    expect(render([paragraph(text('hin', link('page:3')))], links)).toBe(
      '<p><a href="/de/besuch">hin</a></p>',
    )
    expect(render([paragraph(text('weg', link('page:4')))], links)).toBe('<p>weg</p>')
    expect(render([paragraph(text('neu', link('https://example.org', true)))])).toContain(
      'target="_blank" rel="noopener"',
    )
  })

  test('never links to a script or to a host in disguise', () => {
    for (const href of [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https:/\\evil.example',
      'https://',
      'blob:x',
      '',
      '__proto__',
      'constructor',
      null,
      { toString: () => 'javascript:alert(1)' },
    ]) {
      expect(render([paragraph(text('x', link(href)))]), String(href)).toBe('<p>x</p>')
      if (typeof href === 'string') expect(addressOf(href, {})).toBeNull()
    }
  })
})
