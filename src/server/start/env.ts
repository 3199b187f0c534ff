import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readServerUrl } from '#db/client/index.server.ts'
import { readRecipients } from '../backup/encryption.ts'
import { readStorageUrl } from '../files/read-storage-url.ts'
import { isPrivateByItself, isPrivateHost, readPrivateHost } from '../guard/private-hosts.ts'
import { isLoopback, isLoopbackOrigin } from '../net/is-loopback.ts'
import { readTrustedProxies } from '../net/trusted-proxies.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).origin === text.replace(/\/$/, ''), {
    error: 'must be an origin without a path',
  })
  .transform((text) => new URL(text).origin)
const secret = z.string().min(32, 'must have at least 32 characters')
const yesOrNo = z.enum(['0', '1', 'false', 'true']).transform((text) => text === '1' || text === 'true')

const milliseconds = z.coerce.number().int().min(100).max(600_000)
const databaseUrl = (role: { isWritten: boolean }) =>
  z.string().superRefine((url, context) => {
    try {
      readServerUrl(url, role)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'is invalid' })
    }
  })

const proxies = z
  .string()
  .default('0')
  .transform((text, context) => {
    try {
      return readTrustedProxies(text)
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error))
      return z.NEVER
    }
  })

const recipients = z
  .string()
  .default('')
  .transform((text, context) => {
    try {
      return readRecipients(text)
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error))
      return z.NEVER
    }
  })

const privateHosts = z
  .string()
  .default('')
  .transform((text, context) => {
    const named = text.split(',').flatMap((part) => part.trim() || [])
    const hosts = named.map(readPrivateHost)
    const wrong = named.filter((_, index) => hosts[index] === null)
    if (wrong.length === 0) return hosts.flatMap((host) => host ?? [])
    context.addIssue(
      `"${wrong[0]}" is no host such as localhost, 10.0.0.5, [::1] or shop.internal:8080, separated by commas`,
    )
    return z.NEVER
  })

/** Every setting, its meaning and default; the README's table repeats it for people. */
const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Address that visitors see, for absolute links; from host and port when unset. */
  PUBLIC_ORIGIN: origin.optional(),
  /** The reverse proxies whose X-Forwarded-For is trusted: how many, or their addresses and networks. */
  TRUST_PROXY: proxies,
  /** What the process does: serve visitors and staff, run the background jobs, or both. */
  ROLE: z.enum(['web', 'worker', 'both']).default('both'),
  DATA_DIR: z.string().min(1).default('data'),
  /** A PostgreSQL server, or several of which one accepts writes: postgres://user:password@h1:5432,h2:5432/name. */
  DATABASE_URL: databaseUrl({ isWritten: true }).optional(),
  /** Whether DATABASE_URL leads to a pooler in transaction mode, such as PgBouncer. */
  DATABASE_POOLER: yesOrNo.default(false),
  /** The server behind the pooler, for listening, migrations, locks and long work. */
  DATABASE_DIRECT_URL: databaseUrl({ isWritten: true }).optional(),
  /** A copy that answers what is shown to all visitors. */
  DATABASE_REPLICA_URL: databaseUrl({ isWritten: false }).optional(),
  /** Connections of one process, besides one that listens and a few for migrations and locks. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(5).max(500).default(10),
  /** These are in milliseconds, as PostgreSQL counts them. */
  DATABASE_CONNECT_TIMEOUT: milliseconds.default(10_000),
  DATABASE_STATEMENT_TIMEOUT: milliseconds.default(10_000),
  DATABASE_IDLE_IN_TRANSACTION_TIMEOUT: milliseconds.default(10_000),
  DATABASE_TRANSACTION_TIMEOUT: milliseconds.default(60_000),
  /**
   * The folder with the PostgreSQL programs for the embedded database; the database client reads this variable itself.
   */
  POSTGRES_BIN: z.string().min(1).optional(),
  /** An S3-compatible store for the library's files; without it they are in the data directory. */
  STORAGE_URL: z
    .string()
    .refine((text) => /^s3:\/\/([^/@:]+:[^/@]+@)?[^/@]*\/[^/]/.test(text), {
      error: 'must look like s3://key:secret@host:port/bucket?region=us-east-1&tls=1',
    })
    .optional(),
  /** A folder, or a bucket as STORAGE_URL describes it, in which the site keeps backups that it makes itself. */
  BACKUP_TARGET: z
    .string()
    .refine((text) => !text.startsWith('s3:') || readStorageUrl(text) !== null, {
      error: 'must be a folder, or look like s3://key:secret@host:port/bucket/folder?region=us-east-1&tls=1',
    })
    .optional(),
  BACKUP_HOURS: z.coerce.number().int().min(1).max(168).default(24),
  /** Public keys of age, each of whose secret keys opens a backup. */
  BACKUP_RECIPIENTS: recipients,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  TICKET_SHOP_ORIGIN: origin.optional(),
  SHOP_PORT: port.default(3001),
  /** URL of the shop's event feed, which the site imports periodically. */
  SHOP_FEED_URL: z.url({ protocol: /^https?$/ }).optional(),
  SHOP_IMPORT_MINUTES: z.coerce.number().int().min(1).max(1440).default(15),
  /** By default only a site that is tried on one's own machine has demo content. */
  DEMO: yesOrNo.optional(),
  /** Whether /styleguide is also available in production. */
  STYLEGUIDE: yesOrNo.default(false),
  /**
   * The secret from which keys are derived that encrypt second factors; when unset, it is generated once and stored
   * in the data directory.
   */
  SESSION_SECRET: secret.optional(),
  /** A second secret that texts may still be encrypted by, or will be soon: for changing the secret without an interruption. */
  SESSION_SECRET_PREVIOUS: secret.optional(),
  /** Scripts of analytics and advertising, loaded for visitors who have consented to them. */
  ANALYTICS_SCRIPT: z.url({ protocol: /^https$/ }).optional(),
  ADS_SCRIPT: z.url({ protocol: /^https$/ }).optional(),
  /** The address to which errors are sent, as services that speak Sentry's protocol show it. */
  ERROR_DSN: z
    .url({ protocol: /^https?$/ })
    .refine((text) => /^[a-z]+:\/\/[^/@]+@[^/]+(\/.*)?\/\d+$/.test(text), {
      error: 'must look like https://key@errors.example.org/1',
    })
    .optional(),
  /** Where Prometheus reads metrics; without it none are collected. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where `/healthz` is answered however busy the site is; without it only at PORT. */
  HEALTH_PORT: port.optional(),
  HEALTH_HOST: z.string().min(1).default('127.0.0.1'),
  /** A collector of traces that speaks OpenTelemetry's protocol by HTTP; without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Further headers for the collector, as `name=value,name=value`. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, 'must look like name=value,name=value')
    .transform((text, context) => {
      try {
        return Object.fromEntries(text.split(',').map(readHeader))
      } catch {
        context.addIssue({ code: 'custom', message: 'has a value that is not percent-encoded' })
        return z.NEVER
      }
    })
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('concert-hall'),
  /** The share of requests and jobs that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Where the tags of changed pages are sent, so that a cache in front drops them. */
  PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must consist of visible ASCII characters')
    .optional(),
  /**
   * Hosts that may be in a private network although staff type their addresses (webhooks, the ticket shop's feed, links):
   * whoever types them reaches what these hosts serve.
   */
  PRIVATE_HOSTS: privateHosts,
  /** The folder with the files of planning systems, whose names staff enter. */
  PLANNING_DIR: z.string().min(1).optional(),
  /** The secret by which the ticket shop signs what it reports, as Standard Webhooks writes it. */
  SHOP_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64')
    .optional(),
  /** Whether assistants are let in at /mcp, with tokens of the house. */
  MCP: yesOrNo.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
})

/** The settings that depend on each other. */
const schema = settings
  .refine(({ HOST, PUBLIC_ORIGIN }) => isLoopback(HOST) || PUBLIC_ORIGIN !== undefined, {
    path: ['PUBLIC_ORIGIN'],
    error:
      'must be set, because HOST lets other machines reach the site: the address that visitors type, such as ' +
      'https://www.example.org, or http://localhost:3000 to try the site in a container',
  })
  .refine(({ BACKUP_TARGET, BACKUP_RECIPIENTS }) => !BACKUP_TARGET || BACKUP_RECIPIENTS.length > 0, {
    path: ['BACKUP_RECIPIENTS'],
    error: 'must be set with BACKUP_TARGET: npm run backup:keys makes the keys, and prints what to set',
  })
  .transform((given) => {
    const env = { ...given, DEMO: given.DEMO ?? isTriedLocally(given) }
    return { ...env, PRIVATE_HOSTS: [...env.PRIVATE_HOSTS, ...demoShopOf(env)] }
  })
  .superRefine(({ SHOP_FEED_URL, PRIVATE_HOSTS }, context) => {
    const url = SHOP_FEED_URL === undefined ? null : new URL(SHOP_FEED_URL)
    if (url && isPrivateByItself(url) && !isPrivateHost(url, PRIVATE_HOSTS))
      context.addIssue({
        code: 'custom',
        path: ['SHOP_FEED_URL'],
        message: `leads into a private network: set PRIVATE_HOSTS=${url.host}, too`,
      })
  })
export type Env = z.infer<typeof schema>
const settingNames = Object.keys(settings.shape)
/** Settings that hold a password or a key. They are never printed, and each may be read from the file at `NAME_FILE`. */
const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'STORAGE_URL',
  'BACKUP_TARGET',
  'SMTP_URL',
  'SHOP_FEED_URL',
  'SHOP_WEBHOOK_SECRET',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'ERROR_DSN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'PURGE_TOKEN',
] as const satisfies readonly (keyof Env)[]
const isSecret = (name: string) => secretNames.some((each) => each === name)

/** The demo shop, which the program starts on this machine, and whose feed staff may try out. */
function demoShopOf(env: {
  DEMO: boolean
  TICKET_SHOP_ORIGIN?: string | undefined
  SHOP_PORT: number
}): string[] {
  if (!env.DEMO || env.TICKET_SHOP_ORIGIN !== undefined) return []
  return [`localhost:${env.SHOP_PORT}`, `127.0.0.1:${env.SHOP_PORT}`]
}

function isTriedLocally({ DATABASE_URL, PUBLIC_ORIGIN }: Omit<z.infer<typeof settings>, 'DEMO'>): boolean {
  return DATABASE_URL === undefined && (PUBLIC_ORIGIN === undefined || isLoopbackOrigin(PUBLIC_ORIGIN))
}

/** Reads the settings; an empty variable counts as unset. Throws a SettingsError with one line per wrong setting. */
export function readEnv(source: Record<string, string | undefined>): Env {
  refuseFormer(source)
  const given = Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = isSecret(name) ? readSecret(source, name) : source[name]
      return value ? [[name, value]] : []
    }),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success)
    throw new SettingsError(
      parsed.error.issues.map((issue) => {
        const name = issue.path.join('.')
        const isShown = given[name] !== undefined && !isSecret(name)
        return `${name}: ${issue.message}${isShown ? ` (it is "${given[name]}")` : ''}`
      }),
    )
  requireDirectUrl(parsed.data)
  return parsed.data
}

/** Settings of earlier versions that would be ignored silently. */
function refuseFormer(source: Record<string, string | undefined>): void {
  if (source['WEBHOOKS_TO_PRIVATE'])
    throw new SettingsError([
      'WEBHOOKS_TO_PRIVATE: no longer exists; remove it, and name the hosts that webhooks may reach in private networks in PRIVATE_HOSTS, such as PRIVATE_HOSTS=localhost,10.0.0.5:8080.',
    ])
}

function requireDirectUrl(env: Env): void {
  if (env.DATABASE_POOLER && !env.DATABASE_DIRECT_URL)
    throw new SettingsError([
      'DATABASE_DIRECT_URL: is missing; with DATABASE_POOLER=1 it names the PostgreSQL server behind the pooler, for listening, migrations and locks.',
    ])
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'DATABASE_POOLER'] as const)
    if (env[name] && !env.DATABASE_URL)
      throw new SettingsError([
        `${name}: needs DATABASE_URL; the database of DATA_DIR has neither pooler nor replica.`,
      ])
}

function readHeader(text: string): [string, string] {
  const at = text.indexOf('=')
  return [text.slice(0, at), decodeURIComponent(text.slice(at + 1))]
}

/** The value of a secret, or the content of the file that `NAME_FILE` names, as container platforms mount secrets. */
function readSecret(source: Record<string, string | undefined>, name: string): string | undefined {
  const file = source[`${name}_FILE`]
  if (!file) return source[name]
  if (source[name]) throw new SettingsError([`${name}: set either ${name} or ${name}_FILE, not both`])
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'it is not readable'
    throw new SettingsError([`${name}_FILE: the file "${file}" cannot be read (${reason})`])
  }
}

/** One or more settings are wrong; each of `lines` names one and the reason. */
export class SettingsError extends Error {
  readonly lines: string[]
  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.name = 'SettingsError'
    this.lines = lines
  }
}
