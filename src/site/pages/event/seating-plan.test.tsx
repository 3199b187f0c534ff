import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { SeatingPlan } from './seating-plan.tsx'

const blocks = [
  { name: 'Parkett', distance: 1, seats: 200, price_category: 1, wheelchair_places: 4 },
  { name: 'Rang', distance: 2, seats: 100, price_category: 2, wheelchair_places: null },
]
const first = { name: 'Preisgruppe I', amount: 60, reduced: null }
const second = { name: 'Preisgruppe II', amount: 40, reduced: null }

function render(prices: (typeof first)[]): string {
  return renderToStaticMarkup(
    <LanguageProvider language="de">
      <SeatingPlan hall_seating={blocks} price_categories={prices} currency="EUR" room={null} />
    </LanguageProvider>,
  )
}

/** The cells of each row of the table, as text. */
function rowsOf(html: string): string[][] {
  const rows = html.match(/<tr>.*?<\/tr>/g) ?? []
  return rows.map((row) =>
    [...row.matchAll(/<t[hd].*?>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replace(/<.*?>/g, ' ').trim()),
  )
}

test('The table says of each block what the drawing shows: number, seats, wheelchair places and price', () => {
  const [, parkett, rang] = rowsOf(render([first, second]))
  expect(parkett).toEqual([
    '1',
    expect.stringMatching(/^Parkett .*4/),
    '200',
    expect.stringMatching(/60.*Preisgruppe I$/),
  ])
  expect(rang).toEqual(['2', 'Rang', '100', expect.stringMatching(/40.*Preisgruppe II$/)])
})

test('With a single price all blocks cost the same, and without prices there is no column for them', () => {
  expect(
    rowsOf(render([first]))
      .slice(1)
      .map((cells) => cells[3]),
  ).toEqual([expect.stringContaining('60'), expect.stringContaining('60')])
  expect(rowsOf(render([]))[1]).toHaveLength(3)
})

test('A block whose price the event does not have is shown without one', () => {
  const third = { ...second, name: 'Preisgruppe III' }
  const html = renderToStaticMarkup(
    <LanguageProvider language="de">
      <SeatingPlan
        hall_seating={[{ name: 'Loge', distance: 1, seats: 8, price_category: 9, wheelchair_places: null }]}
        price_categories={[first, third]}
        currency="EUR"
        room={null}
      />
    </LanguageProvider>,
  )
  expect(rowsOf(html)[1]).toEqual(['1', 'Loge', '8', ''])
})
