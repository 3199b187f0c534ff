import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Pager } from './pager.tsx'
import { shownPart } from './shown-part.ts'

const next = { href: '?page=2', name: 'Weitere Veranstaltungen' }

describe('The pager', () => {
  test('is not rendered for a list that is shown completely', () => {
    expect(renderToStaticMarkup(<Pager next={null} />)).toBe('')
  })

  test('consists of links that work without a script', () => {
    const html = renderToStaticMarkup(<Pager next={next} previous={{ href: '?', name: 'Frühere Seite' }} />)
    expect(html).toMatch(/href="\?page=2" rel="next"/)
    expect(html).toMatch(/href="\?" rel="prev"/)
  })

  test('shows how much of the list is shown', () => {
    expect(renderToStaticMarkup(<Pager next={next} shown={shownPart(1, 20, 436)} />)).toContain('20 von 436')
    expect(renderToStaticMarkup(<Pager next={next} shown={shownPart(2, 20, 12_436)} />)).toContain(
      '21–40 von 12.436',
    )
  })

  test('has the address of the next part with all before it, for scripts', () => {
    const html = renderToStaticMarkup(<Pager next={{ ...next, more: '?pages=2' }} />)
    expect(html).toContain('data-more="?pages=2"')
    expect(renderToStaticMarkup(<Pager next={next} />)).not.toContain('data-more')
  })

  test('counts from one, and no further than the list', () => {
    expect(shownPart(1, 20, 436)).toEqual({ from: 1, to: 20, total: 436 })
    expect(shownPart(22, 20, 436)).toEqual({ from: 421, to: 436, total: 436 })
    expect(shownPart(1, 20, 7)).toEqual({ from: 1, to: 7, total: 7 })
    expect(shownPart(1, 20, 0)).toBeNull()
    expect(shownPart(23, 20, 436)).toBeNull()
  })
})
