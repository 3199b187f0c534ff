import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { edgesWithMore, scrollToMiddle } from './tab-edges.ts'
import { Tabs } from './tabs.tsx'

describe('Tabs', () => {
  test('are links, of which one is the current page', () => {
    const html = renderToStaticMarkup(
      <Tabs
        label="Abschnitte"
        items={[
          { name: 'Anfahrt', href: '/de/besuch', isCurrent: false },
          { name: 'Gastronomie', href: '/de/besuch/gastronomie', isCurrent: true },
        ]}
      />,
    )
    expect(html).toContain('aria-label="Abschnitte"')
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(html).toMatch(/href="\/de\/besuch\/gastronomie" aria-current="page"/)
  })

  test('show at which edge there are more', () => {
    const strip = { clientWidth: 300, scrollWidth: 800 }
    expect(edgesWithMore({ ...strip, scrollLeft: 0 })).toEqual({ start: false, end: true })
    expect(edgesWithMore({ ...strip, scrollLeft: 250 })).toEqual({ start: true, end: true })
    expect(edgesWithMore({ ...strip, scrollLeft: 499.6 })).toEqual({ start: true, end: false })
    expect(edgesWithMore({ scrollLeft: 0, clientWidth: 800, scrollWidth: 800 })).toEqual({
      start: false,
      end: false,
    })
  })

  test('centre the current one, but scroll no further than the list', () => {
    const strip = { clientWidth: 300, scrollWidth: 800 }
    expect(scrollToMiddle({ offsetLeft: 400, offsetWidth: 100 }, strip)).toBe(300)
    expect(scrollToMiddle({ offsetLeft: 0, offsetWidth: 100 }, strip)).toBe(0)
    expect(scrollToMiddle({ offsetLeft: 700, offsetWidth: 100 }, strip)).toBe(500)
  })
})
