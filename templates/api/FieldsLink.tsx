import type { ReactNode } from 'react';
import { fillMessage } from '../../renderer/model/messages.ts';
import type { Type } from '../../renderer/model/type.ts';
import { fieldsType } from '../../renderer/presentation/fieldsOf.ts';
import { useRenderContext } from '../context.ts';

/**
 * A link from a parameter to the fields of its type. A script shows them in place (`client/behaviors/cards/showFields.ts`); without one, the
 * link opens the type's page.
 */
export function FieldsLink({ type }: { readonly type: Type }): ReactNode {
  const { messages, href, fieldCount } = useRenderContext();
  const id = fieldsType(type);
  const count = id === undefined ? 0 : fieldCount(id);
  const address = id === undefined || count === 0 ? undefined : href(id);
  if (address === undefined || address.startsWith('#')) return null;
  return (
    <a className="fields-link" href={address}>
      {count === 1 ? messages.showOneField : fillMessage(messages.showFields, { count })}
    </a>
  );
}
