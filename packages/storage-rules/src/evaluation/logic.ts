import { EvaluationError, expectType, type Value } from '../values/value.ts';

type Outcome = { value: boolean } | { error: EvaluationError };

const attempt = async (side: () => Promise<Value>): Promise<Outcome> => {
  try {
    return { value: expectType(await side(), 'bool', 'a side of && or ||').value };
  } catch (error) {
    if (error instanceof EvaluationError) return { error };
    throw error;
  }
};

/**
 * `&&` and `||` as the rules language has them: a side that decides alone decides, even when the
 * other one fails; otherwise an error stays an error. @throws EvaluationError
 */
export const decide = async (
  operator: '&&' | '||',
  left: () => Promise<Value>,
  right: () => Promise<Value>,
): Promise<boolean> => {
  const deciding = operator === '||';
  const first = await attempt(left);
  if ('value' in first && first.value === deciding) return deciding;
  const second = await attempt(right);
  if ('value' in second && second.value === deciding) return deciding;
  if ('error' in first) throw first.error;
  if ('error' in second) throw second.error;
  return !deciding;
};
