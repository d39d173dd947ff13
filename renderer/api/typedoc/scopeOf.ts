import type { Context, Reflection } from 'typedoc';

/** The context in which a part of a reflection is converted. TypeDoc descends one step at a time: a module that another one exports as a namespace is a child of that one. */
export function scopeOf(reflection: Reflection, context: Context): Context {
  const { parent } = reflection;
  return (parent === undefined || parent === context.scope ? context : scopeOf(parent, context)).withScope(reflection);
}
