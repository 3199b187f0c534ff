import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventRows } from '#design/event-row/event-row.tsx'
import { exampleEvent, exampleNow, workItem } from '#design/example-events.ts'
import { presentRow } from '#domain/events/present-row.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { languages } from '#i18n/languages.ts'

test('A row renders the same from a whole event as from only the fields of a row', () => {
  for (const language of languages) {
    const works = Array.from({ length: 8 }, (_, index) =>
      workItem('Franz Schubert', 'Schubert, Franz', `D ${index}`),
    )
    const [member] = exampleEvent(language).cast
    const events = [
      exampleEvent(language),
      exampleEvent(language, { programme: works.slice(0, 5), status: 'sold_out' }),
      exampleEvent(language, {
        programme: works,
        cast: Array.from({ length: 6 }, () => member).filter((one) => one !== undefined),
      }),
      exampleEvent(language, {
        programme: [],
        cast: [],
        room: null,
        status: 'postponed',
        previous_date: exampleNow,
      }),
    ]
    const show = (shown: Parameters<typeof EventRows>[0]['events']) =>
      renderToString(
        <LanguageProvider language={language}>
          <EventRows events={shown} now={exampleNow} />
        </LanguageProvider>,
      )
    expect(show(events.map(presentRow))).toBe(show(events))
  }
})
