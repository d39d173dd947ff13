/** For how long counted work will go on, behind how far it is: `, 12 s left`. In whole seconds, and not one too few; nothing where it isn't known. */
export function formatRemaining(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return '';
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 60 ? `, ${seconds} s left` : `, ${Math.floor(seconds / 60)} min ${seconds % 60} s left`;
}
