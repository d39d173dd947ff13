import { authors } from './authors.ts';
import { books } from './books.ts';
import { makeSchema } from './makeSchema.ts';
import { members } from './members.ts';
import { news } from './news.ts';
import { reviews } from './reviews.ts';

export const schema = makeSchema([books, authors, members, reviews, news]);
