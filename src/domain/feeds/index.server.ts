/** Feeds of stories for readers (RSS 2.0, Atom), the podcast, and the captions and chapters of recordings. */
export { makePodcast } from './podcast.server.ts'
export { makeStoryFeed, type FeedFile, type StoryFeedRequest } from './story-feed.server.ts'
export { findCaptions, findChapters } from './timed-text.server.ts'
