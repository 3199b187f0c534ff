export type { ListedMedia, MediaRecord } from '#contracts/office-media.ts'
