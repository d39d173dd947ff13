import { authors } from './authors.ts';
import { books } from './books.ts';
import { makeSchema } from './makeSchema.ts';

export const schema = makeSchema([books, authors]);
