import { hydrate } from '../../browser-hydration.ts'
import { expect } from '../../browser.ts'
import { enter, goTo, type Listener } from '../listener.ts'

/** A visitor sends the contact form with mistakes, hears what is wrong, corrects it, and sends it. */
export async function fillInForm(listener: Listener): Promise<void> {
  const { page } = listener
  const summary = page.getByRole('alert')
  const name = page.getByRole('textbox', { name: 'Name' })
  const email = page.getByLabel('E-Mail-Adresse').first()
  const subject = page.getByLabel('Worum geht es?')
  const message = page.getByRole('textbox', { name: 'Nachricht' })
  const send = page.getByRole('button', { name: 'Absenden' })

  listener.begin('Das Formular mit Fehlern absenden')
  await page.goto('/de/forms/kontakt')
  await hydrate(page)
  await listener.arrive()
  await listener.press('Tab')
  await listener.press('Enter')
  await goTo(listener, email)
  await listener.type('clara')
  await enter(listener, send, () => expect(summary).toBeFocused())

  listener.begin('Von Fehler zu Fehler gehen und sie beheben')
  await listener.press('Tab')
  await listener.press('Enter', () => expect(name).toBeFocused())
  await listener.type('Clara Schumann', () => expect(name).toHaveAttribute('aria-invalid', 'false'))
  await listener.press('Tab')
  await listener.press('Control+a')
  await listener.type('clara@example.org', () => expect(email).toHaveAttribute('aria-invalid', 'false'))
  await goTo(listener, subject)
  await listener.type('Karten', () => expect(subject).toHaveValue('Karten'))
  await goTo(listener, message)
  await listener.type('Gibt es noch Karten?', () =>
    expect(page.locator('[aria-invalid=true]')).toHaveCount(0),
  )

  listener.begin('Noch einmal absenden')
  // Nobody fills in a form as fast as a test does, so this waits until the server would accept it.
  await page.waitForFunction(() => performance.now() > 2500)
  const sent = page.getByText('Ihre Nachricht ist angekommen')
  await enter(listener, send, async () => {
    await expect(sent).toBeVisible()
    await expect(page.locator(':focus')).toContainText('Ihre Nachricht ist angekommen')
  })
  await listener.press('Tab')
}
