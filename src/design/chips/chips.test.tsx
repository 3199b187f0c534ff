import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Chips } from './chips.tsx'

describe('Filter chips', () => {
  test('describe what their links do', () => {
    const html = renderToStaticMarkup(
      <Chips
        label="Filter"
        chips={[{ kind: 'set', name: 'nur buchbare', href: '/de/programm-und-karten' }]}
      />,
    )
    expect(html).toContain('visually-hidden">nur buchbare entfernen')
    expect(html).toContain('<span aria-hidden="true">nur buchbare')
  })

  test('mark the active choice', () => {
    const html = renderToStaticMarkup(
      <Chips
        label="Rubriken"
        chips={[
          { kind: 'choice', name: 'Lesen', href: '?category=1', isOn: true },
          { kind: 'choice', name: 'Hören', href: '?category=2', isOn: false },
        ]}
      />,
    )
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
    expect(html).toMatch(/category=1" aria-current="true"/)
  })

  test('are not rendered without filters', () => {
    expect(renderToStaticMarkup(<Chips label="Filter" chips={[]} />)).toBe('')
  })
})
