import { Fragment, type ReactNode } from 'react';
import type { Parameter, ParameterPart } from '../../renderer/model/api.ts';
import type { Type } from '../../renderer/model/type.ts';
import { useRenderContext } from '../context.ts';
import { TypeCode, tableWidth } from '../signature/TypeCode.tsx';
import { DefaultText, DefaultValue } from './DefaultValue.tsx';
import { type FactRow, FactTable } from './FactTable.tsx';
import { Prose } from './Prose.tsx';

/** Parameters with type, default and description: as a list or, where the site wants that, as a table. */
export function ParameterList({ parameters }: { readonly parameters: readonly Parameter[] }): ReactNode {
  const { words, tables } = useRenderContext();
  if (tables) return <FactTable caption={words.parameters} typeTitle={words.columnType} rows={parameters.map(rowOf)} />;
  return (
    <dl className="params">
      {parameters.map((parameter) => (
        <ParameterEntry key={parameter.name} parameter={parameter} />
      ))}
    </dl>
  );
}

function rowOf(parameter: Parameter): FactRow {
  const { name, type, isOptional, isRest, defaultValue, comment } = parameter;
  const isDescribed = comment !== undefined || partsOf(parameter).length > 0;
  return {
    name: isOptional && !isRest ? `${name}?` : nameOf(parameter),
    type: <TypeCode type={type} width={tableWidth} />,
    value: defaultValue === undefined ? undefined : <DefaultText value={defaultValue} />,
    text: isDescribed ? <ParameterText parameter={parameter} /> : undefined,
  };
}

function ParameterEntry({ parameter }: { readonly parameter: Parameter }): ReactNode {
  const { words } = useRenderContext();
  const { type, isOptional, defaultValue } = parameter;
  return (
    <>
      <dt>
        <code>{nameOf(parameter)}</code>
      </dt>
      <dd>
        <TypeCode type={type} />
        {isOptional && <span className="badge">{words.optional}</span>}
        <DefaultValue value={defaultValue} />
        <ParameterText parameter={parameter} />
      </dd>
    </>
  );
}

function nameOf({ name, isRest }: Parameter): string {
  return isRest ? `...${name}` : name;
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
