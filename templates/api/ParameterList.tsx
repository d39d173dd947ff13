import { Fragment, type ReactNode } from 'react';
import type { Parameter, ParameterPart, Type } from '../../renderer/model/type.ts';
import { useRenderContext } from '../context.ts';
import { TypeCode, tableWidth } from '../signature/TypeCode.tsx';
import { DefaultText, DefaultValue } from './DefaultValue.tsx';
import { type FactRow, FactTable } from './FactTable.tsx';
import { FieldsLink } from './FieldsLink.tsx';
import { Prose } from './Prose.tsx';

export interface ParameterListProps {
  readonly parameters: readonly Parameter[];
  /** Whether types are left out of the list, because the declaration above it has them. Default: false. */
  readonly isShort?: boolean | undefined;
}

/** Parameters with type, default and description: as a list or, where the site wants that, as a table. */
export function ParameterList({ parameters, isShort = false }: ParameterListProps): ReactNode {
  const { messages, tables } = useRenderContext();
  if (tables) return <FactTable caption={messages.parameters} typeTitle={messages.columnType} rows={parameters.map(rowOf)} />;
  return (
    <dl className="params">
      {parameters.map((parameter) => (
        <ParameterEntry key={parameter.name} parameter={parameter} isShort={isShort} />
      ))}
    </dl>
  );
}

function rowOf(parameter: Parameter): FactRow {
  const { type, defaultValue } = parameter;
  return {
    name: nameOf(parameter),
    type: (
      <>
        <TypeCode type={type} width={tableWidth} />
        <FieldsLink type={type} />
      </>
    ),
    value: defaultValue === undefined ? undefined : <DefaultText value={defaultValue} />,
    text: isDescribed(parameter) ? <ParameterText parameter={parameter} /> : undefined,
  };
}

interface ParameterEntryProps {
  readonly parameter: Parameter;
  readonly isShort: boolean;
}

function ParameterEntry({ parameter, isShort }: ParameterEntryProps): ReactNode {
  const { type, defaultValue } = parameter;
  return (
    <>
      <dt>
        <code>{nameOf(parameter)}</code>
      </dt>
      <dd>
        {!(isShort && isDescribed(parameter)) && <TypeCode type={type} />}
        <DefaultValue value={defaultValue} />
        <ParameterText parameter={parameter} />
        <FieldsLink type={type} hasNames={!isShort} />
      </dd>
    </>
  );
}

/** As one writes it: `...rest`, `size?`. */
function nameOf({ name, isRest, isOptional }: Parameter): string {
  if (isRest) return `...${name}`;
  return isOptional ? `${name}?` : name;
}

function isDescribed(parameter: Parameter): boolean {
  return parameter.comment !== undefined || partsOf(parameter).length > 0;
}

function ParameterText({ parameter }: { readonly parameter: Parameter }): ReactNode {
  return (
    <>
      <Prose markdown={parameter.comment} />
      <Parts parts={partsOf(parameter)} />
    </>
  );
}

function Parts({ parts }: Pick<Parameter, 'parts'>): ReactNode {
  if (parts.length === 0) return null;
  return (
    <dl className="params">
      {parts.map(({ name, comment, defaultValue }) => (
        <Fragment key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <DefaultValue value={defaultValue} />
            <Prose markdown={comment} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** What is known of an object's own properties: from `@param options.name`, or from comments within its type. */
function partsOf({ parts, type }: Parameter): Parameter['parts'] {
  return parts.some(({ comment }) => comment !== undefined) ? parts : [...commentsWithin(type), ...parts];
}

function commentsWithin(type: Type): readonly ParameterPart[] {
  if (type.kind !== 'object') return [];
  return type.members.flatMap(({ name, comment }) => (comment === undefined ? [] : [{ name, comment: comment.summary }]));
}
