import { memo, useMemo } from 'react';

export interface MarkupProps {
  readonly html: string;
  readonly className?: string | undefined;
}

/**
 * A place for markup that was made at build time.
 * While hydrating, the browser passes an empty string, and React keeps the document's markup. The suppressed warning is about that
 * difference. The object must be the same as long as the string is: React writes `innerHTML` again for every new object, even with equal
 * text.
 */
export const Markup = memo(function Markup({ html, className }: MarkupProps) {
  const inner = useMemo(() => ({ __html: html }), [html]);
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={inner} />;
});
