import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { readRichText } from './read-rich-text.ts'
import { RichText } from './rich-text.tsx'

const renderWhole = (content: unknown[], links = {}) =>
  renderToStaticMarkup(<RichText document={readRichText({ type: 'doc', content })} links={links} />)
/** Without the element around the text and the preloaded typeface. */
const render = (content: unknown[], links = {}) =>
  renderWhole(content, links).replace(/^(<link[^>]*>)?<div[^>]*>|<\/div>$/g, '')
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

  test('preloads the bold typeface once if a text is bold, and not otherwise', () => {
    const countPreloads = (...content: unknown[]) =>
      renderWhole([paragraph(...content)]).split('rel="preload"').length - 1
    const bold = (words: string) => text(words, { type: 'bold' })
    expect(countPreloads(bold('fett'), text(' und '), bold('fetter'))).toBe(1)
    expect(countPreloads(text('mager'))).toBe(0)
  })

  test('keeps the text of unknown nodes, and never shows markup', () => {
    expect(
      render([{ type: 'iframe', attrs: { src: 'https://evil.example' }, content: [text('Wort <b>')] }]),
    ).toBe('<p>Wort &lt;b&gt;</p>')
    for (const broken of [null, 'x', 7, [], { type: 'text' }, { type: 'paragraph', content: 'x' }])
      expect(render([broken])).not.toContain('undefined')
  })

  test('resolves references to their address, and drops links without a target', () => {
    const links = { 'page:3': '/de/besuch' }
    expect(render([paragraph(text('hin', link('page:3')))], links)).toBe(
      '<p><a href="/de/besuch">hin</a></p>',
    )
    expect(render([paragraph(text('weg', link('page:4')))], links)).toBe('<p>weg</p>')
  })

  test('marks links that leave the site or open a window', () => {
    expect(render([paragraph(text('dort', link('https://example.org/')))])).toBe(
      '<p><a href="https://example.org/" rel="external">dort</a></p>',
    )
    expect(render([paragraph(text('neu', link('https://example.org/', true)))])).toBe(
      '<p><a href="https://example.org/" target="_blank" rel="external noopener">neu <span class="visually-hidden">(öffnet ein neues Fenster)</span></a></p>',
    )
    expect(render([paragraph(text('hier', link('/de/besuch', true)))])).toContain(
      'target="_blank" rel="noopener"',
    )
  })
})
