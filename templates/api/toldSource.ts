import { createContext } from 'react';

/**
 * The address of the source that stands at the head of the page. Where lines aren't known, it is that of every member as well: a link
 * beside each would be a stop on the way and say nothing.
 */
export const ToldSource = createContext<string | undefined>(undefined);
