import { accounts } from '../support/accounts.ts'
import type { Person } from './person.ts'

/** A way through the site, and the pages that it may use. */
export type Journey = { name: string; walk: (person: Person) => Promise<void> }

export const journeys: readonly Journey[] = [
  { name: 'A visitor finds a concert and gets to its tickets', walk: findConcert },
  { name: 'A visitor searches with suggestions, and goes on in English', walk: search },
  { name: 'A visitor looks into the archive, and comes back to the same place', walk: lookIntoArchive },
  { name: 'A visitor fills in a form with a mistake, and then correctly', walk: fillInForm },
  { name: 'An editor writes on a page, takes it back, and writes again', walk: writeOnPage },
  { name: 'An editor inserts a block with the keyboard, and publishes the page', walk: insertAndPublish },
]

async function dismissConsent(person: Person): Promise<void> {
  await person.click('button', 'Nur Notwendiges', { until: `document.cookie.includes('cookie_consent')` })
  await person.doNotSee('button', 'Nur Notwendiges')
}

async function findConcert(person: Person): Promise<void> {
  await person.open('/de')
  await dismissConsent(person)
  await person.open('/de/programm-und-karten')
  await person.see('heading', 'Programm und Karten')
  const first = `document.querySelector('main article a[href*="/programm-und-karten/"]')`
  await person.sees('the list of concerts', `${first} !== null`)
  await person.open(String(await person.attribute(first, 'href')))
  await person.isAt(/^\/de\/programm-und-karten\/[^/]+\/\d+/)
  await person.sees('a title', `document.querySelector('h1').textContent.length > 2`)
  await person.sees('the times of the concert', `document.querySelector('main time[datetime]') !== null`)
}

async function search(person: Person): Promise<void> {
  await person.open('/de')
  await dismissConsent(person)
  await person.click('button', 'Suche')
  await person.type('Dvor')
  await person.see('option', 'Antonín Dvořák')
  await person.press('ArrowDown')
  await person.press('Enter')
  await person.isAt(/^\/de\//)
  await person.open('/de/search?q=Orgel')
  await person.sees('results', `document.querySelectorAll('main a[href]').length > 3`)
  await person.click('link', 'EN')
  await person.isAt(/^\/en\/search/)
  await person.sees('an English page', `document.documentElement.lang === 'en'`)
}

async function lookIntoArchive(person: Person): Promise<void> {
  await person.open('/de/archiv-suche?query=Bruckner')
  await dismissConsent(person)
  const found = `document.querySelector('main article a[href*="/programm-und-karten/"], main li a[href*="/programm-und-karten/"]')`
  await person.sees('a past concert', `${found} !== null`)
  const before = await person.address()
  await person.open(String(await person.attribute(found, 'href')))
  await person.sees('a title', `document.querySelector('h1').textContent.length > 2`)
  await person.sees('the way back', '(history.back(), true)')
  await person.sees('the list again', `location.pathname + location.search === ${JSON.stringify(before)}`)
}

async function fillInForm(person: Person): Promise<void> {
  await person.open('/de/forms/kontakt')
  await dismissConsent(person)
  await person.fill('Name', 'Clara Wieck')
  await person.sees('that a person took their time', 'performance.now() > 3000')
  await person.click('button', 'Absenden')
  await person.sees(
    'a summary of errors with the focus',
    `document.activeElement.getAttribute('role') === 'alert'`,
  )
  await person.sees(
    'what was filled in',
    `[...document.querySelectorAll('main input')].some((field) => field.value === 'Clara Wieck')`,
  )
}

async function signIn(person: Person): Promise<void> {
  const { email, password } = accounts.mira
  await person.open('/login')
  await person.fill('E-Mail', email)
  await person.fill('Passwort', password)
  await person.press('Enter')
  await person.sees('that somebody is signed in', `!location.pathname.startsWith('/login')`)
}

const canvasText = `document.querySelector('[data-canvas]')?.innerText ?? ''`

async function openEditor(person: Person): Promise<void> {
  await signIn(person)
  await person.open('/de/barrierefreiheit?edit')
  await person.sees('the editor', `document.querySelector('[data-canvas]') !== null`)
  await person.sees('that it is ready', `document.querySelector('[data-saving]') !== null`)
}

async function writeOnPage(person: Person): Promise<void> {
  await openEditor(person)
  await person.clickOn(`document.querySelector('[data-canvas] p')`)
  await person.press('End')
  await person.type(' Neu geschrieben.')
  await person.sees('what was typed', `(${canvasText}).includes('Neu geschrieben.')`)
  await person.press('z', true)
  await person.sees('less of it', `!(${canvasText}).includes('Neu geschrieben.')`)
  await person.type(' Noch einmal.')
  await person.sees('what was typed', `(${canvasText}).includes('Noch einmal.')`)
  await person.sees('that it is saved', `document.querySelector('[data-saving="saved"]') !== null`)
  await person.open('/de/barrierefreiheit?edit')
  await person.sees('it again', `(${canvasText}).includes('Noch einmal.')`)
}

async function insertAndPublish(person: Person): Promise<void> {
  await openEditor(person)
  await person.clickOn(`document.querySelector('[data-canvas] p')`)
  await person.press('End')
  await person.press('Enter')
  await person.type('/zitat')
  await person.sees(
    'the chosen kind of block',
    `document.querySelector('dialog[open], [role=dialog]')?.innerText.includes('Zitat')`,
  )
  await person.press('Enter')
  await person.type('Die Stille spielt mit.')
  await person.sees(
    'the quotation',
    `document.querySelector('[data-canvas] blockquote')?.innerText.includes('Stille')`,
  )
  await person.sees('that it is saved', `document.querySelector('[data-saving="saved"]') !== null`)
  await person.click('button', 'Veröffentlichen')
  await person.click('button', 'eröffentlichen', { isLast: true })
  await person.sees('that it is public', `document.querySelector('[data-public="Öffentlich"]') !== null`)
  await person.open('/de/barrierefreiheit')
  await person.see('text', 'Die Stille spielt mit.')
}
