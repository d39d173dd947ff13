import { authors } from './authors.ts';
import { books } from './books.ts';
import { makeSchema } from './makeSchema.ts';
import { members } from './members.ts';

export const schema = makeSchema([books, authors, members]);
