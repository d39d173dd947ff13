import type { ReactNode } from 'react';

const nodes = {
  root: [200, 52],
  author: [92, 132],
  book: [218, 164],
  store: [336, 118],
  name: [36, 238],
  other: [140, 262],
  title: [252, 290],
  pages: [356, 236],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

type NodeName = keyof typeof nodes;

const edges: readonly (readonly [NodeName, NodeName])[] = [
  ['root', 'author'],
  ['root', 'book'],
  ['root', 'store'],
  ['author', 'name'],
  ['author', 'other'],
  ['book', 'other'],
  ['book', 'title'],
  ['book', 'pages'],
  ['store', 'pages'],
  ['author', 'book'],
];

/** What the query in the picture asks for. */
const chosen: ReadonlySet<NodeName> = new Set(['root', 'book', 'title', 'pages']);

/** A graph of data, and the part of it that a query has picked: a decoration, so it has no text. */
export function GraphPicture(): ReactNode {
  const isChosen = ([from, to]: readonly [NodeName, NodeName]): boolean => chosen.has(from) && chosen.has(to);
  const drawn = [...edges].sort((a, b) => Number(isChosen(a)) - Number(isChosen(b)));
  return (
    <svg className="home-graph" viewBox="0 0 400 330" aria-hidden="true" focusable="false">
      {drawn.map((edge) => (
        <line key={edge.join()} className={isChosen(edge) ? 'home-edge-chosen' : 'home-edge'} {...ends(edge)} />
      ))}
      {nodeNames.map((name) => (
        <circle
          key={name}
          className={chosen.has(name) ? 'home-node-chosen' : 'home-node'}
          cx={nodes[name][0]}
          cy={nodes[name][1]}
          r={name === 'root' ? 20 : 14}
        />
      ))}
    </svg>
  );
}

const nodeNames: readonly NodeName[] = ['root', 'author', 'book', 'store', 'name', 'other', 'title', 'pages'];

function ends([from, to]: readonly [NodeName, NodeName]) {
  return { x1: nodes[from][0], y1: nodes[from][1], x2: nodes[to][0], y2: nodes[to][1] };
}
