import { describe, expect, test } from 'vitest'
import { makeKeys } from '../backup/encryption.ts'
import { readEnv, SettingsError } from './env.ts'

const keys = await Promise.all([makeKeys(), makeKeys()])
const recipients = keys.map(({ recipient }) => recipient)

/** The lines about what is wrong with some settings. */
function listErrors(given: Record<string, string>): string[] {
  try {
    readEnv(given)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.lines
    throw error
  }
}

describe('The settings of backups', () => {
  test('name a folder or a bucket, the time between two, and the keys that open them', () => {
    const given = { BACKUP_TARGET: '/srv/backups', BACKUP_RECIPIENTS: recipients.join(', ') }
    expect(readEnv(given)).toMatchObject({
      BACKUP_TARGET: '/srv/backups',
      BACKUP_HOURS: 24,
      BACKUP_RECIPIENTS: recipients,
    })
    const bucket = 's3://key:secret@127.0.0.1:9000/bucket/folder?tls=0'
    expect(readEnv({ ...given, BACKUP_TARGET: bucket, BACKUP_HOURS: '6' })).toMatchObject({
      BACKUP_TARGET: bucket,
      BACKUP_HOURS: 6,
    })
    expect(readEnv({})).toMatchObject({ BACKUP_HOURS: 24, BACKUP_RECIPIENTS: [] })
  })

  test.each([
    [{ BACKUP_TARGET: '/srv/backups' }, /^BACKUP_RECIPIENTS: must be set with BACKUP_TARGET/],
    [{ BACKUP_RECIPIENTS: `${recipients[0]},age1wrong` }, /^BACKUP_RECIPIENTS: "age1wrong" is no public key/],
    [{ BACKUP_RECIPIENTS: keys[0]?.identity ?? '' }, /^BACKUP_RECIPIENTS: .* is no public key/],
    [{ BACKUP_HOURS: '0' }, /^BACKUP_HOURS: /],
    [{ BACKUP_HOURS: '169' }, /^BACKUP_HOURS: /],
    [{ BACKUP_HOURS: 'daily' }, /^BACKUP_HOURS: /],
    [{ BACKUP_TARGET: 's3://key:geheim@' }, /^BACKUP_TARGET: must be a folder, or look like s3:/],
  ])('that are wrong are refused by their name (%j)', (given, line) => {
    const withKeys = { BACKUP_RECIPIENTS: recipients.join(','), ...given }
    const errors = listErrors(
      'BACKUP_TARGET' in given && !line.source.includes('TARGET: ') ? given : withKeys,
    )
    expect(errors).toEqual([expect.stringMatching(line)])
    expect(errors.join()).not.toContain('geheim')
  })
})

describe('Hosts that may be private', () => {
  test('are names and addresses, with a port or without', () => {
    expect(readEnv({ DEMO: '0', PRIVATE_HOSTS: 'localhost, 10.0.0.5:8080,' }).PRIVATE_HOSTS).toEqual([
      'localhost',
      '10.0.0.5:8080',
    ])
    expect(readEnv({ DEMO: '0' }).PRIVATE_HOSTS).toEqual([])
    expect(listErrors({ PRIVATE_HOSTS: 'localhost,10.0.0.0/8' })).toEqual([
      expect.stringMatching(/^PRIVATE_HOSTS: "10.0.0.0\/8" is no host such as localhost/),
    ])
  })

  test('include the demo shop that the program starts itself', () => {
    const hosts = ['localhost:3001', '127.0.0.1:3001']
    expect(readEnv({}).PRIVATE_HOSTS).toEqual(hosts)
    expect(readEnv({ SHOP_FEED_URL: 'http://localhost:3001/feed' }).PRIVATE_HOSTS).toEqual(hosts)
    expect(readEnv({ TICKET_SHOP_ORIGIN: 'https://karten.example.org' }).PRIVATE_HOSTS).toEqual([])
  })

  test('replace the variable for webhooks, which is refused with what to set instead', () => {
    for (const value of ['0', '1'])
      expect(listErrors({ WEBHOOKS_TO_PRIVATE: value })).toEqual([
        expect.stringMatching(/^WEBHOOKS_TO_PRIVATE: no longer exists; .* PRIVATE_HOSTS=localhost/),
      ])
  })

  test.each(['http://127.0.0.1:4000/feed', 'https://localhost:4000/feed', 'http://10.0.0.5:4000/feed'])(
    'have to name that of SHOP_FEED_URL=%s',
    (address) => {
      const { host, hostname } = new URL(address)
      expect(listErrors({ SHOP_FEED_URL: address })).toEqual([
        `SHOP_FEED_URL: leads into a private network: set PRIVATE_HOSTS=${host}, too`,
      ])
      for (const PRIVATE_HOSTS of [host, hostname])
        expect(readEnv({ SHOP_FEED_URL: address, PRIVATE_HOSTS })).toMatchObject({ SHOP_FEED_URL: address })
    },
  )
})
