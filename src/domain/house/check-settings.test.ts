import { describe, expect, test } from 'vitest'
import { checkSettings } from './check-settings.ts'
import { defaultSettings } from './settings.server.ts'

type Settings = typeof defaultSettings
const judgeAddress = async (address: string) =>
  Promise.resolve(address.includes('10.0.0.1') ? ('private' as const) : ('public' as const))
const check = (changes: Partial<Settings>, before: Settings | null = null) =>
  checkSettings({ ...defaultSettings, ...changes }, { scope: { judgeAddress }, before })

describe('The colour of buttons', () => {
  test('needs a contrast of 4.5 in its own theme', async () => {
    // On #f1f1ec, the darker of the light grounds, #6f6f6f has 4.44 and #6e6e6e 4.50.
    expect(await check({ accent_light: '#6f6f6f' })).toEqual({ accent_light: 'contrast' })
    expect(await check({ accent_light: '#6d6d6d' })).toEqual({})
    expect(await check({ accent_dark: '#6d6d6d' })).toEqual({ accent_dark: 'contrast' })
    expect(await check({ accent_dark: '#ffffff', accent_light: '#000000' })).toEqual({})
    expect(await check({})).toEqual({})
  })
})

describe('The address of the feed', () => {
  const address = 'https://10.0.0.1/feed'

  test('does not lead into a private network', async () => {
    expect(await check({ shop_feed: address })).toEqual({ shop_feed: 'private_host' })
    expect(await check({ shop_feed: 'https://shop.example.org/feed' })).toEqual({})
  })

  test('that is stored does not prevent other changes', async () => {
    const before = { ...defaultSettings, shop_feed: address }
    expect(await check({ shop_feed: address, accent_light: '#6d6d6d' }, before)).toEqual({})
  })
})
