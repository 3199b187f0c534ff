import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider, useLanguage } from '#i18n/language-context.tsx'
import { island } from './island.tsx'

const Greeting = island<{ name: string }>(
  'greeting',
  function Greeting({ name }) {
    const language = useLanguage()
    const id = useId()
    return (
      <p id={id}>
        {language === 'de' ? 'Guten Abend' : 'Good evening'}, {name}
      </p>
    )
  },
  { when: 'visible' },
)

test('An island is rendered with its props as JSON, in the language of the page around it', () => {
  const html = renderToString(
    <LanguageProvider language="en">
      <Greeting name={'Clara "</p>" Schumann'} />
    </LanguageProvider>,
  )
  expect(html).toMatch(/^<island-root data-island="greeting" data-when="visible"/)
  expect(html).toContain('lang="en"')
  expect(html).toContain('Good evening')
  const [, props = ''] = /data-props="([^"]*)"/.exec(html) ?? []
  expect(JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'))).toEqual(
    {
      name: 'Clara "</p>" Schumann',
    },
  )
})

test('Two islands of one page have different ids', () => {
  const html = renderToString(
    <>
      <Greeting name="Fanny" />
      <Greeting name="Robert" />
    </>,
  )
  const ids = Array.from(html.matchAll(/<p id="([^"]+)"/g), ([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})

test('An island inside of another one is rendered inline', () => {
  const Pair = island<object>('pair', () => <Greeting name="Fanny" />, { when: 'idle' })
  expect(renderToString(<Pair />).match(/<island-root/g)).toHaveLength(1)
})

test('Props that are not JSON do not compile', () => {
  // @ts-expect-error functions do not travel
  island('function', (props: { onSave: () => void }) => <button onClick={props.onSave}>Save</button>, {
    when: 'idle',
  })
  // @ts-expect-error dates arrive as texts
  island('date', (props: { day: Date }) => <p>{props.day.getDate()}</p>, { when: 'idle' })
})
