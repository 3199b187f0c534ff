import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const src = path.resolve(import.meta.dirname, '../..')

/** Every file of the server that sends requests to other machines, or names `fetch`, with the reason why it may; the database's client is all of `src/db`. */
const reasons: Record<string, string> = {
  'server/guard/request-guarded.ts':
    'sends all requests to addresses that somebody has typed, and judges them',

  'server/backup/ask-until-ready.ts': 'asks the site that it has just restored, by its own address',
  'server/check-config/check-services.ts': 'tries the mail server of SMTP_URL; shop and feed are judged',
  'server/error-service/open-error-service.ts': 'sends to the service of ERROR_DSN',
  'server/files/open-s3-store.ts': 'asks the store of STORAGE_URL or BACKUP_TARGET',
  'server/mail/transports.ts': 'sends to the mail server of SMTP_URL',
  'server/purge/purge-changes.ts': 'sends to the cache of PURGE_URL',
  'server/telemetry/traces.ts': 'sends to the collector of OTEL_EXPORTER_OTLP_ENDPOINT',

  'server/start/development.ts': 'hands a request to the application',
  'server/http/listen.ts': 'hands requests to the application',
  'server/page-cache/open-page-cache.ts': 'hands requests to the application',
  'server/start/run-site.ts': 'hands the application to the port',
}

/** Browsers run these, but for what is named as the server's. */
const browserFolders = /^(?:design|editor|fields|office|service-worker|site|staff)\//
const serverSuffix = /\.(?:server|page)\.tsx?$/
/** What these modules export besides can't send anything. */
const sending = new Set(['undici', 'axios', 'got', 'ky', 'node-fetch', 'superagent', 'ws', 'nodemailer'])
const sendingScopes = /^@aws-sdk\/|^@opentelemetry\/exporter-/
const network = new Set(['http', 'https', 'http2', 'net', 'tls', 'dgram'].map((name) => `node:${name}`))
const passive =
  /^(?:type .*|createServer|IncomingMessage|STATUS_CODES|BlockList|isIP(?:v[46])?|Server as TcpServer)$/

function sendsRequests(code: string): boolean {
  const plain = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*\bfetch\b[^'\n]*'/g, '')
  if (/\bfetch\b|\bnew (?:WebSocket|EventSource)\b/.test(plain)) return true
  return [...plain.matchAll(/^import (?!type)([^;]*?) from '([^']+)'/gm)].some(
    ([, clause = '', module = '']) => {
      if (sending.has(module) || sendingScopes.test(module)) return true
      if (!network.has(module)) return false
      const named = /^\{(.*)\}$/s.exec(clause.trim())?.[1]
      return named === undefined || named.split(',').some((name) => name.trim() && !passive.test(name.trim()))
    },
  )
}

test('every file of the server that sends requests says why it may', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) =>
      !/\.(?:test|spec)\.tsx?$|(?:^|\/)test-programs\//.test(file) &&
      (serverSuffix.test(file) || !browserFolders.test(file)),
  )
  const found = files.filter((file) => sendsRequests(readFileSync(path.join(src, file), 'utf8')))
  // A new one that staff can direct uses `requestGuarded`; one that the environment directs gets a line above.
  expect(found.toSorted()).toEqual(Object.keys(reasons).toSorted())
})

test.each([
  ["const answer = await fetch('https://example.org')", true],
  ['const send: typeof fetch = fetch', true],
  ["import { request } from 'node:https'", true],
  ["import {\n  createServer,\n  get as ask,\n} from 'node:http'", true],
  ["import https from 'node:https'", true],
  ["import { connect } from 'node:tls'", true],
  ["import { Agent } from 'undici'", true],
  ["import { createServer, type IncomingMessage } from 'node:http'", false],
  ["import type { ClientRequest } from 'node:http'", false],
  ["import { isIP } from 'node:net'", false],
  ["// nothing is fetched, and no fetch\nconst site = headers.get('sec-fetch-site')", false],
])('%j can send a request: %s', (code, expected) => {
  expect(sendsRequests(code)).toBe(expected)
})
