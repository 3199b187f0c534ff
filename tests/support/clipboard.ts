import type { Page } from '@playwright/test'

/** Puts texts on the clipboard as another program does, so that the keys of the browser paste them. */
export async function fillClipboard(page: Page, texts: { html?: string; plain: string }): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async ({ html, plain }) => {
    const blob = (type: string, text: string) => new Blob([text], { type })
    await navigator.clipboard.write([
      new ClipboardItem({
        ...(html !== undefined && { 'text/html': blob('text/html', html) }),
        'text/plain': blob('text/plain', plain),
      }),
    ])
  }, texts)
}
