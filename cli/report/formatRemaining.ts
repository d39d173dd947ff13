/** The remaining time, rounded up to seconds: `, 12 s left`. Empty if it is unknown. */
export function formatRemaining(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return '';
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 60 ? `, ${seconds} s left` : `, ${Math.floor(seconds / 60)} min ${seconds % 60} s left`;
}
