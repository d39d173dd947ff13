/**
 * Puts a folder before the file of every place within a value of the model, wherever it stands: places are the only paths in it that are
 * relative to a project. The value was just parsed and is nobody else's, so it is changed itself; packages have millions of parts.
 */
export function movePlaces(value: unknown, folder: string): void {
  if (folder === '' || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) movePlaces(one, folder);
    return;
  }
  const record = value as Record<string, unknown>;
  for (const [key, inner] of Object.entries(record)) {
    if (key === 'place') movePlace(inner, folder);
    else if (key === 'related' && Array.isArray(inner)) for (const one of inner) movePlace(one, folder);
    else movePlaces(inner, folder);
  }
}

function movePlace(place: unknown, folder: string): void {
  if (typeof place === 'object' && place !== null && 'file' in place && typeof place.file === 'string')
    place.file = `${folder}/${place.file}`;
}
