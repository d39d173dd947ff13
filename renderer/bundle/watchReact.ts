import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { wrapIsland } from './wrapIsland.tsx';

/** Something that works only in the browser, and that code outside of an island uses. */
interface BrowserUse {
  /** As the code has it: `useState`, `onClick`. */
  readonly name: string;
  readonly stack: string;
}

export interface WatchedReact {
  /** What the modules of a site get for these names. */
  readonly runtime: Readonly<Record<string, unknown>>;
  /** The uses since the last call. */
  readonly takeUses: () => readonly BrowserUse[];
}

/** Hooks that need a browser to do anything. Others, such as `useMemo` and `useId`, give the right value at once. */
const { useState, useReducer, useEffect, useLayoutEffect, useInsertionEffect, useTransition, useOptimistic } = React;
const hooks = { useState, useReducer, useEffect, useLayoutEffect, useInsertionEffect, useTransition, useOptimistic };

/**
 * React for the modules of a site, which notes hooks and event handlers that never run: those of elements and components that no island
 * hydrates. A handler that goes to a component is none, only one that ends on an element.
 */
export function watchReact(): WatchedReact {
  let uses: BrowserUse[] = [];
  let depth = 0;
  const note = (name: string): void => {
    if (depth === 0) uses.push({ name, stack: new Error(name).stack ?? '' });
  };
  const inIsland = <Result>(render: () => Result): Result => {
    depth += 1;
    try {
      return render();
    } finally {
      depth -= 1;
    }
  };
  const watchElements = <Maker extends typeof React.createElement | typeof jsxRuntime.jsx>(make: Maker): unknown => {
    return (type: unknown, properties: unknown, ...others: readonly unknown[]): unknown => {
      if (typeof type === 'string') for (const name of handlersOf(properties)) note(name);
      return Reflect.apply(make, undefined, [type, properties, ...others]);
    };
  };
  const watchedHooks = Object.entries(hooks).map(([name, hook]) => [
    name,
    (...values: readonly unknown[]): unknown => {
      note(name);
      return Reflect.apply(hook, undefined, values);
    },
  ]);
  return {
    runtime: {
      react: { ...React, ...Object.fromEntries(watchedHooks), createElement: watchElements(React.createElement) },
      'react/jsx-runtime': { ...jsxRuntime, jsx: watchElements(jsxRuntime.jsx), jsxs: watchElements(jsxRuntime.jsxs) },
      'gqldocs:islands': {
        wrapIsland: (module: string, exports: Readonly<Record<string, unknown>>) => wrapIsland(module, exports, inIsland),
      },
    },
    takeUses: () => {
      const taken = uses;
      uses = [];
      return taken;
    },
  };
}

function handlersOf(properties: unknown): readonly string[] {
  if (typeof properties !== 'object' || properties === null) return [];
  return Object.entries(properties).flatMap(([name, value]) => (/^on\p{Lu}/u.test(name) && typeof value === 'function' ? [name] : []));
}
