import { renderToStaticMarkup } from 'react-dom/server';
import { type RenderContext, RenderContextProvider, type RepeatedPart } from '../../templates/context.ts';
import type { ResolveReference } from '../model/resolve.ts';
import { createRepeats } from './createRepeats.ts';
import { isSameReference } from './isSameReference.ts';
import { type SharedMarkup, sharedMarkup } from './pageParts.ts';

/** Markup of a part of a page of the reference, which other pages may have as well. */
export type RepeatMarkup = (part: RepeatedPart, page: PageTexts) => SharedMarkup;

/** How a page prints its texts. */
export interface PageTexts {
  readonly resolve: ResolveReference;
  /** What `RenderContext` has of texts, with links resolved in another way. */
  readonly texts: (resolve: ResolveReference) => Pick<RenderContext, 'block' | 'inline' | 'firstSentence'>;
  /** Counts texts, which have ids of their own by that, without printing them. */
  readonly skipTexts: (count: number) => void;
}

interface Page extends PageTexts {
  readonly context: RenderContext;
}

interface Markup extends SharedMarkup {
  readonly texts: number;
}

/** Ids of headings in texts have the number of their text, and so are of one page. */
const ownIds = /"#?text-/;

/**
 * Renders parts once for all pages on which they come out the same. Parts ask of their page where symbols and references lead, which
 * types have cards, and whether a source's address is known already; whatever else they look at is the same all over a site.
 */
export function createRepeatMarkup(): RepeatMarkup {
  const repeats = createRepeats<Page, Markup>();
  return ({ key, context, element }, texts) => {
    let isMade = false;
    const markup = repeats({
      key,
      page: { ...texts, context },
      make: (note) => {
        isMade = true;
        let printed = 0;
        const { block, inline, firstSentence } = texts.texts((reference) => note(({ resolve }) => resolve(reference), isSameReference));
        const noting: RenderContext = {
          ...context,
          href: (id) => note((page) => page.context.href(id)),
          cardOf: (id, form) => note((page) => page.context.cardOf(id, form)),
          isTold: (url) => note((page) => page.context.isTold(url)),
          block: (text, options) => {
            printed += 1;
            return block(text, options);
          },
          inline,
          firstSentence,
        };
        const made = renderToStaticMarkup(<RenderContextProvider value={noting}>{element}</RenderContextProvider>);
        // What is read in it takes about as much as the markup itself, which is kept in two forms.
        return {
          part: { ...sharedMarkup(made), texts: printed },
          size: 3 * made.length,
          isOwn: ownIds.test(made),
        };
      },
    });
    if (!isMade) texts.skipTexts(markup.texts);
    return markup;
  };
}
