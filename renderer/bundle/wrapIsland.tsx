import { type ComponentType, createElement, type ReactNode } from 'react';

/** Marks where an island's address goes; the page's printer puts the hashed address there once the client is bundled. */
export const islandMark = 'island:';

type Properties = Readonly<Record<string, unknown>>;

/** Wraps each exported component of an island's module in the element that the browser hydrates; other exports stay as they are. */
export function wrapIsland(module: string, exports: Properties): Properties {
  return Object.fromEntries(
    Object.entries(exports).map(([name, value]) => [
      name,
      typeof value === 'function' && isComponentName(name) ? wrap({ module, name, component: value as ComponentType<Properties> }) : value,
    ]),
  );
}

/** As React tells components from other functions. */
function isComponentName(name: string): boolean {
  return name === 'default' || /^\p{Lu}/u.test(name);
}

function wrap({
  module,
  name,
  component,
}: {
  readonly module: string;
  readonly name: string;
  readonly component: ComponentType<Properties>;
}): (properties: Properties) => ReactNode {
  return (properties) => {
    const { children: _, ...data } = properties;
    return (
      <div className="island" data-island={`${islandMark}${module}`} data-export={name} data-props={JSON.stringify(data)}>
        {createElement(component, properties)}
      </div>
    );
  };
}
