/**
 * Adds a folder to the file of every place within a value of the model: places are the only paths in it that are relative to a project.
 * Changes the value itself, because packages have millions of parts. The caller has just made the value, so no other code uses it. A part
 * that occurs several times, such as an inherited member, is changed once.
 */
export function movePlaces(value: unknown, folder: string): void {
  if (folder === '') return;
  const moved = new WeakSet<object>();
  const movePlace = (place: unknown): void => {
    if (typeof place !== 'object' || place === null || !('file' in place) || typeof place.file !== 'string' || moved.has(place)) return;
    moved.add(place);
    place.file = `${folder}/${place.file}`;
  };
  const moveIn = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      for (const one of part) moveIn(one);
      return;
    }
    for (const [key, inner] of Object.entries(part)) {
      if (key === 'place') movePlace(inner);
      else if (key === 'related' && Array.isArray(inner)) for (const one of inner) movePlace(one);
      else moveIn(inner);
    }
  };
  moveIn(value);
}
