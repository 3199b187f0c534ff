// Covers: src/domain/media src/design/figure-caption src/design/credit-overlay src/design/recording src/design/download
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { sample } from '../support/sweep.ts'

async function pathOf(request: APIRequestContext, call: string, folder: string): Promise<string> {
  const { results } = (await (await request.get(call)).json()) as {
    results: { id: number; slug: { de: string } }[]
  }
  return `${folder}/${results[0]?.slug.de}/${results[0]?.id}`
}

const places: Record<string, (request: APIRequestContext) => Promise<string>> = {
  'the home page, in blocks and lists': async () => '/de',
  'a stage, and the teasers below': async () => '/de/haus-und-menschen',
  'an event': (request) => pathOf(request, '/api/events?query=Orgelnacht', '/de/programm-und-karten'),
  'a story': (request) => pathOf(request, '/api/articles', '/de/stories'),
  'the list of stories': async () => '/de/stories',
  'the list of subscriptions': async () => '/de/abonnements',
}

test.describe('The library’s texts about a picture are shown beside it:', () => {
  for (const [what, find] of sample(Object.entries(places), 2))
    test(what, async ({ page, request }) => {
      await page.goto(await find(request))
      const silent = await page.locator('main img[src^="/media/"]').evaluateAll((images) =>
        images.flatMap((image) => {
          // The frame of a picture: the largest part of the page that has no other one.
          let frame = image.parentElement
          while (frame?.parentElement && frame.parentElement.querySelectorAll('img').length === 1)
            frame = frame.parentElement
          return frame?.textContent?.includes('©') ? [] : [image.getAttribute('src')]
        }),
      )
      await expect(page.locator('main img[src^="/media/"]')).not.toHaveCount(0)
      expect(silent).toEqual([])
    })
})

test('The © of a picture opens its caption and its credit', async ({ page, request }) => {
  await page.goto(await pathOf(request, '/api/events?query=Orgelnacht', '/de/programm-und-karten'))
  const credits = page.locator('main [data-credits]').first()
  await expect(credits.getByText(/^© /)).toBeHidden()
  await credits.locator('summary').click()
  await expect(credits.getByText(/^© \S/)).toBeVisible()
})

test('A link to a PDF names its size and language, and the file is saved under its name', async ({
  page,
}) => {
  await page.goto('/de/haus-und-menschen/saele/grosser-saal')
  const link = page.getByRole('link', { name: /PDF, 1\skB, deutsch/ })
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('Grosser-Saal-Technische-Daten.pdf')
})

test('A recording of the library plays in the browser’s own player, which preloads nothing', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await page.goto(await pathOf(request, '/api/events?query=Orgelnacht', '/de/programm-und-karten'))
  const player = page.locator('main audio')
  await expect(player).toHaveAttribute('preload', 'none')
  await player.scrollIntoViewIfNeeded()
  expect(asked.filter((url) => url.endsWith('.wav'))).toEqual([])
  await player.evaluate(async (audio: HTMLAudioElement) => {
    audio.muted = true
    await audio.play()
  })
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0)
})
