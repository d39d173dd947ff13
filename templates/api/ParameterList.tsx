import { Fragment, type ReactNode } from 'react';
import type { Parameter } from '../../renderer/model/api.ts';
import type { Type } from '../../renderer/model/type.ts';
import { useRenderContext } from '../context.ts';
import { TypeCode } from '../signature/TypeCode.tsx';
import { DefaultValue } from './DefaultValue.tsx';
import { Prose } from './Prose.tsx';

/** Parameters with type, default and description. */
export function ParameterList({ parameters }: { readonly parameters: readonly Parameter[] }): ReactNode {
  return (
    <dl className="params">
      {parameters.map((parameter) => (
        <ParameterEntry key={parameter.name} parameter={parameter} />
      ))}
    </dl>
  );
}

function ParameterEntry({ parameter }: { readonly parameter: Parameter }): ReactNode {
  const { words } = useRenderContext();
  const { name, type, isRest, isOptional, defaultValue, comment } = parameter;
  return (
    <>
      <dt>
        <code>{isRest ? `...${name}` : name}</code>
      </dt>
      <dd>
        <TypeCode type={type} />
        {isOptional && <span className="badge">{words.optional}</span>}
        <DefaultValue value={defaultValue} />
        <Prose markdown={comment} />
        <Parts parameter={parameter} />
      </dd>
    </>
  );
}

/** What is known of an object's own properties: from `@param options.name`, or from comments within its type. */
function Parts({ parameter: { parts, type } }: { readonly parameter: Parameter }): ReactNode {
  const described = parts.length > 0 ? parts : partsOf(type);
  if (described.length === 0) return null;
  return (
    <dl className="params">
      {described.map(({ name, comment }) => (
        <Fragment key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <Prose markdown={comment} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function partsOf(type: Type): Parameter['parts'] {
  if (type.kind !== 'object') return [];
  return type.members.flatMap(({ name, comment }) => (comment === undefined ? [] : [{ name, comment: comment.summary }]));
}
