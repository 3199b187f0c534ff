import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { refusedCallMessages } from '#i18n/lazy/refused-calls.ts'
import { reasonOf } from './reason-of.ts'
import { useAction } from './use-action.ts'

const { en } = refusedCallMessages

type Attempt = ReturnType<typeof useAction>['attempt']
type Refused = Parameters<typeof useAction>[0]

function Page({ onRefused, onRendered }: { onRefused: Refused; onRendered: (attempt: Attempt) => void }) {
  onRendered(useAction(onRefused).attempt)
  return null
}

/** What the hook returns when it is first rendered, and what it has told. */
function use() {
  const told: [reason: string, status: number][] = []
  const rendered: Attempt[] = []
  renderToStaticMarkup(
    <LanguageProvider language="en">
      <Page
        onRefused={(reason, { status }) => told.push([reason, status])}
        onRendered={(attempt) => rendered.push(attempt)}
      />
    </LanguageProvider>,
  )
  const [attempt] = rendered
  if (!attempt) throw new Error('The hook was not rendered')
  return { told, attempt }
}

test('One action runs at a time: what is attempted meanwhile is not done', async () => {
  const { attempt } = use()
  const done: string[] = []
  const first = Promise.withResolvers<undefined>()
  const running = attempt(() => first.promise.then(() => done.push('first')))
  expect(await attempt(async () => done.push('second'))).toBe(false)
  first.resolve(undefined)
  expect(await running).toBe(true)
  expect(await attempt(async () => done.push('third'))).toBe(true)
  expect(done).toEqual(['first', 'third'])
})

test('A refused call is told with its reason, after which the next action runs', async () => {
  const { attempt, told } = use()
  expect(await attempt(() => Promise.reject(new CallError(409, { detail: 'Too late.' })))).toBe(false)
  expect(told).toEqual([['Too late.', 409]])
  expect(await attempt(async () => null)).toBe(true)
})

test('Every other error is rethrown, after which the next action runs', async () => {
  const { attempt, told } = use()
  await expect(attempt(() => Promise.reject(new TypeError('A fault')))).rejects.toThrow('A fault')
  expect(told).toEqual([])
  expect(await attempt(async () => null)).toBe(true)
})

test('Where the server has said nothing, the reason is that of the kind of failure', () => {
  expect([0, 401, 502].map((status) => reasonOf(new CallError(status, null), 'en'))).toEqual([
    en.offline,
    en.notSignedIn,
    en.failed,
  ])
})
