import { site } from 'gqldocs:site';
import { contentChanged } from '../renderer/model/live.ts';
import { createIslands } from './shell/createIslands.tsx';

/** Hydrates the islands of this page, and those of pages that take its place: the only part of the client that needs React. */
export function startIslands(): void {
  const islands = createIslands(site.messages);
  document.addEventListener(contentChanged, islands.refresh);
  islands.refresh();
}
