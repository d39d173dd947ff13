/** Paths on a grid of 24, as in `templates/shell/Icon.tsx`. */
const icons = {
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  wrap: 'M3 6h18M3 12h14a3.5 3.5 0 0 1 0 7h-4M15 16l-3 3 3 3M3 18h5',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5',
} as const satisfies Readonly<Record<string, string>>;

export interface ButtonOptions {
  readonly className: string;
  readonly label: string;
  readonly icon: keyof typeof icons;
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
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('class', 'icon');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', icons[icon]);
  drawing.append(path);
  button.append(drawing, text);
  return button;
}
