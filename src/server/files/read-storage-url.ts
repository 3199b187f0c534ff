/** An S3-compatible store, as STORAGE_URL describes it. */
export type StorageAddress = {
  /** Null: the service of the region. */
  endpoint: string | null
  region: string
  bucket: string
  /** The prefix of all names in the bucket; empty, or with a slash at its end. */
  prefix: string
  /** Null: from the environment or the machine, as the client finds them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

/**
 * Parses `s3://key:secret@host:port/bucket/folder?region=eu-central-1&tls=0`. Key and secret are percent-encoded;
 * without a host the bucket is one of Amazon's. Null if it is not such an address.
 */
export function readStorageUrl(text: string): StorageAddress | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const [bucket = '', ...folders] = decode(url.pathname).split('/').filter(Boolean)
  const tls = url.searchParams.get('tls') ?? '1'
  const { username, password, host } = url
  const isKnown = [...url.searchParams.keys()].every((name) => name === 'region' || name === 'tls')
  if (url.protocol !== 's3:' || !isKnown || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return null
  if (!['0', '1'].includes(tls) || Boolean(username) !== Boolean(password)) return null
  return {
    endpoint: host === '' ? null : `${tls === '1' ? 'https' : 'http'}://${host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    credentials: username ? { accessKeyId: decode(username), secretAccessKey: decode(password) } : null,
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
