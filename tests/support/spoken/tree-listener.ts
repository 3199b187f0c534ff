import type { CDPSession, Page } from '@playwright/test'
import type { Language } from '#i18n/languages.ts'
import { expect } from '../browser.ts'
import { readPath, readTree } from './accessibility-tree.ts'
import { describeContainer, describeNode, roleOf } from './describe-node.ts'
import type { Listener } from './listener.ts'
import { recordLiveRegions, type Announcement } from './live-regions.ts'
import { roleWords, spokenWords } from './role-words.ts'

/** A listener who reads Chromium's accessibility tree after each key, in the words of a screen reader. */
export async function listenToTree(
  page: Page,
  language: Language,
): Promise<Listener & { transcript(): string }> {
  const lines: string[] = []
  const waiting: Announcement[] = []
  const heard: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  let before: number[] = []
  let last = ''
  await recordLiveRegions(page, (announcement) => {
    waiting.push(announcement)
    heard.push(announcement.text)
  })

  const say = (line: string) => lines.push(`    ${line}`)
  const sayFocus = async () => {
    const { said, path } = await describeFocus(session, language, before)
    const line = said.join('\n')
    // Nothing is said when nothing has changed.
    if (line !== last) said.forEach(say)
    last = line
    before = path
  }
  const sayAnnouncements = () => {
    const all = waiting.splice(0).filter(({ text }) => !isOfTheMoment.test(text))
    // What a region says replaces what it said before, as when a list gets shorter with each letter.
    const spoken = all.filter(
      ({ region }, index) => !all.slice(index + 1).some((later) => later.region === region),
    )
    for (const { text, urgency, isBehindDialog } of spoken) {
      const manner = [spokenWords[urgency][language], isBehindDialog ? spokenWords.inert[language] : '']
      say(`(${manner.filter((part) => part !== '').join(', ')}) ${text}`)
    }
  }
  const act = async (does: () => Promise<void>, until?: () => Promise<unknown>) => {
    heard.splice(0)
    await does()
    await until?.()
    await settle(page)
    await sayFocus()
    sayAnnouncements()
  }
  return {
    page,
    begin: (step) => lines.push('', `# ${step}`, ''),
    press: (key, until) => {
      lines.push(key)
      return act(() => page.keyboard.press(key), until)
    },
    type: (text, until) => {
      lines.push(`„${text}“`)
      return act(() => page.keyboard.type(text), until)
    },
    async hear(words) {
      await expect.poll(() => heard.join('\n'), { message: `is said: ${words}` }).toContain(words)
    },
    async arrive() {
      const nodes = await readTree(page, session)
      const lang = await page.evaluate(() => document.documentElement.lang)
      say(
        `${await page.title()}, ${roleWords['RootWebArea']?.[language]} [${spokenWords.language[language]} ${lang}]`,
      )
      const landmarks = nodes.filter(({ role }) => landmarkRoles.includes(role))
      const headings = nodes.filter(({ role }) => role === 'heading')
      say(
        `${spokenWords.landmarks[language]}: ${landmarks.map((one) => describeContainer(one, language) ?? roleOf(one, language)).join('; ')}`,
      )
      say(
        `${spokenWords.headings[language]}: ${headings.map(({ name, properties }) => `${String(properties['level'])} ${name}`).join('; ')}`,
      )
      before = []
      last = ''
      await sayFocus()
      sayAnnouncements()
    },
    transcript: () => `${lines.join('\n').trim()}\n`,
  }
}

/** Said whenever the server happens to have saved. */
const isOfTheMoment = /^(Entwurf gespeichert|Draft saved)$/

const landmarkRoles = [
  'banner',
  'complementary',
  'contentinfo',
  'form',
  'main',
  'navigation',
  'region',
  'search',
]

/** Lets the page react to a key: its script, React, and the browser's tree. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}

const focused = `(() => {
  const at = document.activeElement
  const active = at?.getAttribute('aria-activedescendant')
  return (active && document.getElementById(active)) || at
})()`

/** What a screen reader says of the focus, after the containers that have been entered since the last time. */
async function describeFocus(
  session: CDPSession,
  language: Language,
  before: number[],
): Promise<{ said: string[]; path: number[] }> {
  const [node, ...around] = await readPath(session, focused)
  if (!node || node.role === 'RootWebArea') return { said: [spokenWords.nothing[language]], path: [] }
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${lookAround.toString()})(${focused})`,
    returnByValue: true,
  })
  const found: ReturnType<typeof lookAround> = result.value
  const place = found.total > 1 ? `${found.index} ${spokenWords.of[language]} ${found.total}` : ''
  const entered = around
    .filter(({ id }) => !before.includes(id))
    .map((container) => describeContainer(container, language))
    .filter((line) => line !== null)
    .toReversed()
  const line = describeNode(node, language, { place, lang: found.lang, isCurrent: found.isCurrent })
  return { said: [...entered, line], path: [node, ...around].map(({ id }) => id) }
}

/** Runs in the page: what browsers compute for screen readers, but don't tell over the protocol. */
function lookAround(element: Element): { index: number; total: number; lang: string; isCurrent: boolean } {
  const setOf = (): Element[] => {
    const role = element.getAttribute('role') ?? ''
    if (element instanceof HTMLInputElement && element.type === 'radio')
      return [...document.querySelectorAll(`input[type=radio][name="${element.name}"]`)]
    if (['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'tab', 'radio'].includes(role)) {
      const owner = element.closest(
        '[role=listbox], [role=menu], [role=tablist], [role=radiogroup], [role=grid]',
      )
      return [...(owner?.querySelectorAll(`[role=${role}]`) ?? [])]
    }
    const item = element.closest('li')
    return item?.parentElement ? [...item.parentElement.children].filter((one) => one.checkVisibility()) : []
  }
  const set = setOf()
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? ''
  return {
    index: set.findIndex((one) => one.contains(element)) + 1,
    total: set.length,
    lang: lang === document.documentElement.lang ? '' : lang,
    isCurrent: !['', 'false', null].includes(element.getAttribute('aria-current')),
  }
}
