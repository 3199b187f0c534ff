import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/language-context.tsx'
import type { ChoiceRow } from './choice-state.ts'
import { filtersOf } from './choice-state.ts'
import { ChoiceSummary } from './choice-summary.tsx'

const rowOf = (id: number, changes: Partial<ChoiceRow> = {}): ChoiceRow => ({
  id,
  start: id * 86_400_000,
  end: id * 86_400_000 + 7_200_000,
  day: `1970-01-0${id + 1}`,
  room: 1,
  isClosed: false,
  title: `Abend ${id}`,
  href: `/de/programm-und-karten/abend/${id}`,
  when: `am ${id}.`,
  people: '',
  roomName: 'Saal',
  genres: [],
  access: [],
  status: null,
  prices: [],
  ...changes,
})

function render(rows: ChoiceRow[], chosen: number[]): string {
  const offer = {
    rules: { choose: 2, is_one_per_evening: false, groups: [] },
    groupNames: [],
    rows,
    categories: [],
    currency: 'EUR',
  }
  return renderToStaticMarkup(
    <LanguageProvider language="de">
      <ChoiceSummary
        {...{ offer, chosen }}
        subscription={9}
        filters={filtersOf(() => '')}
        path="/de/abonnements/wahl/9"
        order="https://shop.example/de/buyingflow/subscription/wahl"
        hasNoProposal={false}
      />
    </LanguageProvider>,
  )
}

test('A concert of a kept choice that has sold out is named, and the nearest ones that fit are offered', () => {
  const html = render(
    [rowOf(1), rowOf(2, { isClosed: true, status: 'Ausverkauft' }), rowOf(3), rowOf(5)],
    [1, 2],
  )
  expect(html).toContain('»Abend 2«: Ausverkauft.')
  expect(html).toContain('href="/de/abonnements/wahl/9?events=1,3"')
  expect(html.indexOf('Abend 3')).toBeLessThan(html.indexOf('Abend 5'))
  expect(html).not.toContain('Auswahl bestellen')
})

test('A complete choice is handed over to the shop, and has a calendar', () => {
  const html = render([rowOf(1), rowOf(3)], [3, 1])
  expect(html).toContain('href="https://shop.example/de/buyingflow/subscription/wahl?events=1,3"')
  expect(html).toContain('href="/de/calendar/events.ics?id=1,3&amp;subscription=9"')
})
