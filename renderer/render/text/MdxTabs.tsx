import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

interface MdxTabsProps {
  /** Tabs of the same group follow each other. */
  readonly groupId?: string;
  /** The same in Starlight. */
  readonly syncKey?: string;
  /** Labels in order, as in Nextra and Fumadocs. */
  readonly items?: readonly (ReactNode | LabelObject)[];
  /** Index of the tab that is shown first, as there. */
  readonly defaultIndex?: number;
  /** Value of the tab that is shown first; wins over a `default` on an item. */
  readonly defaultValue?: string;
  /** Labels by value, for items that have none of their own. */
  readonly values?: readonly { readonly value: string; readonly label?: string }[];
  readonly children?: ReactNode;
}

/** A label with other properties, as Nextra has it for tabs that cannot be chosen. */
interface LabelObject {
  readonly label: ReactNode;
}

interface MdxTabItemProps {
  /** Default: its label. */
  readonly value?: string;
  readonly label?: ReactNode;
  readonly default?: boolean;
  readonly children?: ReactNode;
}

/**
 * `<Tabs groupId="…">` as users of Docusaurus, Starlight (`syncKey`), Nextra and Fumadocs (`items`) know it, with the markup that
 * `plugins/remarkTabs.ts` describes.
 */
export function MdxTabs({ groupId, syncKey, items: written, defaultIndex, defaultValue, values, children }: MdxTabsProps) {
  const id = `tabs${useId()}`;
  // After an import, lists of the former site may have no value here.
  const labels = (Array.isArray(written) ? written : undefined)?.map((one) => (isLabelObject(one) ? one.label : one));
  const parts = Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '');
  // Some sites have one block for each label, without a tab around it.
  const isBare = parts.length === labels?.length && !parts.some(isTabItem);
  const outside = isBare ? [] : parts.filter((part) => !isTabItem(part));
  const items = parts
    .flatMap((part): readonly { readonly props: MdxTabItemProps }[] => {
      if (isTabItem(part)) return [part];
      return isBare ? [{ props: { children: part } }] : [];
    })
    .map(({ props }, index) => ({
      props: { ...props, value: props.value ?? textOf(props.label ?? labels?.[index]) ?? String(index + 1) },
      index,
    }));
  const labelOf = ({ label, value }: MdxTabItemProps, index: number) =>
    label ?? (Array.isArray(values) ? values : []).find((entry) => entry.value === value)?.label ?? labels?.[index] ?? value;
  const wanted =
    defaultIndex ?? items.findIndex(({ props }) => (defaultValue === undefined ? props.default === true : props.value === defaultValue));
  const selected = Math.max(wanted, 0);
  return (
    <div className="tabs" data-tabs-group={groupId ?? syncKey}>
      <div className="tab-list" role="tablist">
        {items.map(({ props, index }) => (
          <button
            key={props.value}
            className="tab"
            type="button"
            role="tab"
            id={`${id}${index + 1}`}
            aria-controls={`${id}${index + 1}_panel`}
            aria-selected={index === selected}
            tabIndex={index === selected ? undefined : -1}
            data-value={props.value}
          >
            {labelOf(props, index)}
          </button>
        ))}
      </div>
      {items.map(({ props, index }) => (
        <div
          key={props.value}
          className="tab-panel"
          role="tabpanel"
          id={`${id}${index + 1}_panel`}
          aria-labelledby={`${id}${index + 1}`}
          data-selected={index === selected ? '' : undefined}
        >
          <p className="tab-label">{labelOf(props, index)}</p>
          {props.children}
        </div>
      ))}
      {outside}
    </div>
  );
}

function textOf(label: ReactNode): string | undefined {
  return typeof label === 'string' || typeof label === 'number' ? String(label) : undefined;
}

function isLabelObject(label: ReactNode | LabelObject): label is LabelObject {
  return typeof label === 'object' && label !== null && 'label' in label;
}

/** Says what a tab is; `MdxTabs` draws it. */
export function MdxTabItem({ children }: MdxTabItemProps) {
  return <>{children}</>;
}

function isTabItem(child: ReactNode): child is ReactElement<MdxTabItemProps> {
  return isValidElement(child) && child.type === MdxTabItem;
}
