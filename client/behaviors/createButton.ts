export interface ButtonOptions {
  readonly className: string;
  readonly label: string;
  /** A drawing of `templates/theme/icons.css`. */
  readonly icon: 'copy' | 'wrap';
  /** Text next to the icon. It begins as the label does. Default: only the icon. */
  readonly text?: string;
}

/** A button that is a drawing, with a name for those who don't see it. */
export function createButton({ className, label, icon, text = '' }: ButtonOptions): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.ariaLabel = label;
  button.title = label;
  const drawing = document.createElement('span');
  drawing.className = `icon icon-${icon}`;
  button.append(drawing, text);
  return button;
}
