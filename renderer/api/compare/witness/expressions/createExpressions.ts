import type { Expressions, ExpressionsRequest, ExpressionTools } from './expressions.ts';
import { pass } from './pass.ts';
import { receive } from './receive.ts';

export function createExpressions(request: ExpressionsRequest): Expressions {
  const tools: ExpressionTools = {
    ...request,
    receive: (place) => receive(place, tools),
    pass: (place) => pass(place, tools),
  };
  return tools;
}
