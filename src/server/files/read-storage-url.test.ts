import { expect, test } from 'vitest'
import { readStorageUrl } from './read-storage-url.ts'

test('An address contains server, bucket, folder and key', () => {
  expect(readStorageUrl('s3://key:a%2Fb@minio.example:9000/media/site?region=eu-central-1&tls=0')).toEqual({
    endpoint: 'http://minio.example:9000',
    region: 'eu-central-1',
    bucket: 'media',
    prefix: 'site/',
    credentials: { accessKeyId: 'key', secretAccessKey: 'a/b' },
  })
})

test("Without a host it is a bucket of Amazon, and without a key the machine's credentials are used", () => {
  expect(readStorageUrl('s3:///hall-media')).toEqual({
    endpoint: null,
    region: 'us-east-1',
    bucket: 'hall-media',
    prefix: '',
    credentials: null,
  })
})

test.each([
  'media',
  'https://key:secret@minio.example/media',
  's3://key:secret@minio.example',
  's3://key@minio.example/media',
  's3://key:secret@minio.example/Media',
  's3://key:secret@minio.example/media?tls=maybe',
  's3://key:secret@minio.example/media?bucket=other',
])('%s is not an address of a store', (text) => {
  expect(readStorageUrl(text)).toBeNull()
})
