import { GraphQLError } from 'graphql';
import type { Database } from './database.ts';
import type { Viewer } from './viewer.ts';

/** The only module that reads and writes reviews. Every function takes the viewer. */

export interface Review {
  readonly id: number;
  readonly bookId: number;
  readonly memberId: number;
  readonly stars: number;
  readonly text: string;
  readonly isPublic: number;
}

export interface NewReview {
  readonly bookId: string;
  readonly stars: number;
  readonly text: string;
}

const select =
  'SELECT id, book_id AS bookId, member_id AS memberId, stars, text, ' +
  'is_public AS isPublic FROM reviews';
/** Members see what is published, and their own drafts. Its `?` is the viewer. */
const isVisible = '(is_public = 1 OR member_id = ?)';
/** No member has this id. */
const idOf = (viewer: Viewer | undefined) => viewer?.id ?? 0;

// #region read
/** Undefined if there is no such review, and also if the viewer may not see it. */
export function findReview(database: Database, viewer: Viewer | undefined, id: string) {
  return database.first<Review>(
    `${select} WHERE id = ? AND ${isVisible}`,
    id,
    idOf(viewer),
  );
}

/** Reviews of a book, in the order in which they were written. */
export function findReviews(
  database: Database,
  viewer: Viewer | undefined,
  {
    bookId,
    after = 0,
    limit,
  }: { bookId: number; after?: number | undefined; limit: number },
) {
  return database.all<Review>(
    `${select} WHERE book_id = ? AND id > ? AND ${isVisible} ORDER BY id LIMIT ?`,
    bookId,
    after,
    idOf(viewer),
    limit,
  );
}
// #endregion read

// #region write
export function addReview(database: Database, viewer: Viewer, input: NewReview) {
  const { bookId, stars } = input;
  // SQLite ends a text at this character, also one that is not empty here.
  const text = input.text.replaceAll('\0', '').trim();
  if (stars < 1 || stars > 5) throw invalid('"stars" must be between 1 and 5.');
  if (text === '' || text.length > 2000)
    throw invalid('"text" must have 1 to 2000 characters.');
  if (!database.first('SELECT id FROM books WHERE id = ?', bookId))
    throw notFound('There is no such book.');
  const row = database.first<{ id: number }>(
    'INSERT INTO reviews (book_id, member_id, stars, text) VALUES (?, ?, ?, ?) RETURNING id',
    bookId,
    viewer.id,
    stars,
    text,
  );
  return findReview(database, viewer, String(row?.id));
}

/**
 * Only the member who wrote a review can publish it. Clients repeat a mutation if its response
 * was lost: `isNew` is false if the review was public already.
 */
export function publishReview(database: Database, viewer: Viewer, id: string) {
  const review = findReview(database, viewer, id);
  // The answer must not reveal that a draft of another member exists.
  if (!review) throw notFound('There is no such review.');
  if (review.memberId !== viewer.id) {
    throw new GraphQLError('Only its author can publish a review.', {
      extensions: { code: 'FORBIDDEN' },
    });
  }
  const isNew = review.isPublic === 0;
  if (isNew) database.all('UPDATE reviews SET is_public = 1 WHERE id = ?', review.id);
  return { review: { ...review, isPublic: 1 }, isNew };
}
// #endregion write

const invalid = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

const notFound = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'NOT_FOUND' } });
