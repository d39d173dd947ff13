/** The top of a home page, as its front matter describes it. The front matter reference is generated from these comments. */
export interface Hero {
  /**
   * Name of the project: the title on the page. `title` is a synonym.
   * @default the title of the document
   */
  readonly name?: string | undefined;
  /**
   * A second line of the title.
   * @default none
   */
  readonly text?: string | undefined;
  /**
   * What the project does, in one or two sentences.
   * @default `description`, if the document has it
   */
  readonly tagline?: string | undefined;
  /**
   * A picture: its file, or an object with `src` (or `file`), `alt`, and `dark` for the file of the dark theme.
   * @default none
   */
  readonly image?: HeroImage | undefined;
  /**
   * Links, each with `text` and `link`. The first is the main one; `theme: brand` or `theme: alt` says otherwise.
   * @default []
   */
  readonly actions?: readonly HeroAction[] | undefined;
  /**
   * Name of a documented package. The page shows how to install it, its version, its license and the number of its exports.
   * @default none
   */
  readonly package?: string | undefined;
}

/** Files and links are as an author wrote them. */
export interface HeroImage {
  readonly src: string;
  readonly alt?: string | undefined;
  readonly dark?: string | undefined;
  /** Pixels of the file `src`, where they can be read. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

interface HeroAction {
  readonly text: string;
  readonly link: string;
  readonly theme?: 'brand' | 'alt' | undefined;
}

/** A card below the hero. */
export interface Feature {
  /** What users get, in a few words. Code is in backticks. */
  readonly title: string;
  /**
   * One or two sentences. Code is in backticks.
   * @default none
   */
  readonly details?: string | undefined;
  /**
   * Where to read more.
   * @default none
   */
  readonly link?: string | undefined;
  /**
   * An emoji, or an object with `src` for a picture.
   * @default none
   */
  readonly icon?: string | HeroImage | undefined;
}
