import { expect, test } from 'vitest'
import { generate } from 'otplib'
import { siteSecrets, users } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { testNow } from '../../../tests/support/factories.ts'
import { acceptSecrets, agreeOnSecrets, knowsCurrentSecret } from './agree-on-secrets.server.ts'
import { seal, secretIdOf, unseal } from './encryption.ts'
import { confirmTotp } from './totp.server.ts'

const database = useTestDatabase()
const [first, second, third] = ['first', 'second', 'third'].map((name) => `${name} secret of this site`) as [
  string,
  string,
  string,
]
const scope = () => ({ db: database.db, now: testNow })
const knownIds = async () => (await database.db.select().from(siteSecrets)).map(({ id }) => id)

test('the first process decides on the secret, and one with another secret is refused', async () => {
  await agreeOnSecrets(scope(), [first])
  await agreeOnSecrets(scope(), [first])
  await agreeOnSecrets(scope(), [first, second])
  await expect(agreeOnSecrets(scope(), [second])).rejects.toMatchObject({ code: 'conflict' })
  await expect(agreeOnSecrets(scope(), [second, third])).rejects.toMatchObject({ code: 'conflict' })
  expect(await knownIds()).toEqual([secretIdOf(first)])
})

test('a change of the secret encrypts second factors again, and is noticed by a process that has missed it', async () => {
  const anna = await createAuthor(database.db, 'Anna')
  const userId = anna.viewer.kind === 'staff' ? anna.viewer.userId : expect.fail('no account')
  const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  await database.db.update(users).set({ totpSecret: seal([first], `totp ${userId}`, key) })
  await agreeOnSecrets(scope(), [first])
  await agreeOnSecrets(scope(), [second, first])
  expect(await knowsCurrentSecret(scope(), [first])).toBe(false)
  expect(await knowsCurrentSecret(scope(), [first, second])).toBe(true)
  const [row] = await database.db.select().from(users)
  expect(unseal([second], `totp ${userId}`, row?.totpSecret ?? '')).toBe(key)
  await expect(agreeOnSecrets(scope(), [first])).rejects.toMatchObject({ code: 'conflict' })
  const code = await generate({ secret: key, epoch: Math.floor(testNow.getTime() / 1000) })
  expect(
    await confirmTotp(anna, { code, secrets: [second], publicOrigin: 'https://hall.example' }),
  ).toHaveLength(10)
})

test('a lost secret can be replaced, and the second factors that it encrypted are counted', async () => {
  const anna = await createAuthor(database.db, 'Anna')
  const userId = anna.viewer.kind === 'staff' ? anna.viewer.userId : expect.fail('no account')
  await database.db
    .update(users)
    .set({ totpSecret: seal([first], `totp ${userId}`, 'JBSWY3DPEHPK3PXP'), totpConfirmedAt: testNow })
  await agreeOnSecrets(scope(), [first])
  expect(await acceptSecrets(scope(), [second])).toBe(1)
  expect(await knownIds()).toEqual([secretIdOf(second)])
  await agreeOnSecrets(scope(), [second])
})
