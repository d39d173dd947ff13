import type { ReactNode } from 'react';
import { fillMessage, type Messages } from '../../renderer/model/messages.ts';
import type { Type } from '../../renderer/model/type.ts';
import { type Fields, fieldsType } from '../../renderer/presentation/fieldsOf.ts';
import { useRenderContext } from '../context.ts';

export interface FieldsLinkProps {
  readonly type: Type;
  /** Whether the names of the fields come before the link. Default: false. */
  readonly hasNames?: boolean | undefined;
}

/**
 * A link from a parameter to the fields of its type. A script shows them in place (`client/behaviors/cards/showFields.ts`); without one, the
 * link opens the type's page.
 */
export function FieldsLink({ type, hasNames = false }: FieldsLinkProps): ReactNode {
  const { messages, href, fieldsOf } = useRenderContext();
  const object = fieldsType(type);
  const fields = object && fieldsOf(object.id);
  if (object === undefined || fields === undefined) return null;
  const address = href(object.id);
  if (address === undefined || address.startsWith('#')) return null;
  const areNamed = hasNames && object.isAsDeclared;
  const required = object.isAsDeclared && !areNamed ? fields.required : [];
  return (
    <>
      {areNamed && (
        <p>
          <code className="type">{fields.pattern}</code>
        </p>
      )}
      <a className="fields-link" href={address}>
        {fieldsText({ ...fields, required }, messages)}
      </a>
    </>
  );
}

function fieldsText({ count, required }: Pick<Fields, 'count' | 'required'>, messages: Messages): string {
  if (count === 1) return messages.showOneField;
  if (required.length === 0) return fillMessage(messages.showFields, { count });
  return fillMessage(messages.showFieldsRequired, { count, names: required.join(', ') });
}
