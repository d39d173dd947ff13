import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Placeholder for an island's address. The printer of the page replaces it when the client is bundled. */
export const islandMark = 'island:';

type Properties = Readonly<Record<string, unknown>>;

/** Calls a function that renders an island. */
type InIsland = <Result>(render: () => Result) => Result;

/** Wraps each exported component of an island's module in the element that the browser hydrates; other exports stay as they are. */
export function wrapIsland(module: string, exports: Properties, inIsland: InIsland = (render) => render()): Properties {
  return Object.fromEntries(
    Object.entries(exports).map(([name, value]) => [
      name,
      typeof value === 'function' && isComponentName(name)
        ? wrap({ module, name, component: value as ComponentType<Properties>, inIsland })
        : value,
    ]),
  );
}

/** As React tells components from other functions. */
function isComponentName(name: string): boolean {
  return name === 'default' || /^\p{Lu}/u.test(name);
}

interface Island {
  readonly module: string;
  readonly name: string;
  readonly component: ComponentType<Properties>;
  readonly inIsland: InIsland;
}

/**
 * The island's own markup is rendered as a root of its own, with the marks between texts that hydration looks for; the page
 * around it has none.
 */
function wrap({ module, name, component, inIsland }: Island): (properties: Properties) => ReactNode {
  return (properties) => {
    if (properties.children !== undefined)
      throw new Error(`The island ${name} of ${module} was given children, which can't be sent to the browser as data.`);
    return (
      <div
        className="island"
        data-island={`${islandMark}${module}`}
        data-export={name}
        data-props={JSON.stringify(properties)}
        dangerouslySetInnerHTML={{ __html: inIsland(() => renderToString(createElement(component, properties))) }}
      />
    );
  };
}
